import { classroomColumns } from '../features/classroom/classroom-columns.tsx';
import { ClassroomTools } from '../features/classroom/classroom-tools.tsx';
import { boardList } from './board-list.tsx';

export const pageOf = boardList({
  columns: classroomColumns,
  Tools: ClassroomTools,
  hasFailureToast: true,
});
