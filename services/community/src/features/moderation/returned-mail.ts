import type { Mail } from '@portal/service-kit';

interface ReturnedNews {
  newsId: number;
  version: number;
  title: string;
  to: string;
  reason: string;
}

/** To the author of news that an editor gave back. In both languages: the boards do not know which one a member reads. */
export function returnedMail({ newsId, version, title, to, reason }: ReturnedNews, origin: string): Mail {
  const page = `${origin}/news/edit/${newsId}`;
  return {
    to,
    key: `news-returned:${newsId}:${version}`,
    subject: `[셀매트릭스] 작성하신 뉴스를 확인해 주세요: ${title} / Please revise your news`,
    text: `안녕하세요.

작성하신 뉴스 ‘${title}’을(를) 게시하기 전에 수정이 필요합니다.

사유:
${reason}

아래 화면에서 고쳐 저장하시면 관리자가 다시 확인합니다.
${page}

(주)셀매트릭스 드림


Hello,

Your news “${title}” needs a change before it can be published.

Reason:
${reason}

Please change and save it here; an admin will look at it again.
${page}?lang=en

Selmatrix Co., Ltd.
`,
  };
}
