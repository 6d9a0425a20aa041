/** A post as a list or a detail of any board shows it, as far as tests read it. */
export interface ShownPost {
  title: string;
  lang: string;
  excerpt: string;
  views: number;
  state: string | null;
  email: string;
  previous: { classroomId: number; newsId: number; title: string } | null;
  next: { classroomId: number; newsId: number; title: string } | null;
  [field: string]: unknown;
}

export interface ShownList {
  data: ShownPost[];
  notices: ShownPost[];
  total: number;
  totalIsCapped: boolean;
  startDate: string | null;
  pageLenght: number;
}
