import { mailInBoth, mailTemplate } from '@portal/service-kit';
import type { Mail } from '@portal/service-kit';

interface ReturnedNews {
  newsId: number;
  version: number;
  title: string;
  to: string;
  reason: string;
}

export const returnedTemplate = mailTemplate({
  name: 'returned',
  title: { ko: '뉴스 반려', en: 'News given back to its author' },
  placeholders: {
    title: {
      about: { ko: '뉴스 제목', en: 'Title of the news' },
      sample: { ko: '신제품 출시 안내', en: 'A new product is out' },
    },
    reason: {
      about: { ko: '반려 사유', en: 'The reason that the editor gave' },
      sample: { ko: '사진의 출처를 적어 주세요.', en: 'Please say where the picture is from.' },
      isRequired: true,
    },
    page: {
      about: { ko: '수정 화면 주소', en: 'Link to the page where it is changed' },
      sample: {
        ko: 'https://www.selmatrix.example/news/edit/1',
        en: 'https://www.selmatrix.example/news/edit/1?lang=en',
      },
    },
  },
  ko: {
    subject: '[셀매트릭스] 작성하신 뉴스를 확인해 주세요: {{title}}',
    text: `안녕하세요.

작성하신 뉴스 ‘{{title}}’을(를) 게시하기 전에 수정이 필요합니다.

사유:
{{reason}}

아래 화면에서 고쳐 저장하시면 관리자가 다시 확인합니다.
{{page}}

(주)셀매트릭스 드림
`,
  },
  en: {
    subject: 'Please revise your news',
    text: `Hello,

Your news “{{title}}” needs a change before it can be published.

Reason:
{{reason}}

Please change and save it here; an admin will look at it again.
{{page}}

Selmatrix Co., Ltd.
`,
  },
});

/** To the author of news that an editor gave back. In both languages: the boards do not know which one a member reads. */
export function returnedMail({ newsId, version, title, to, reason }: ReturnedNews, origin: string): Mail {
  const page = `${origin}/news/edit/${newsId}`;
  return {
    to,
    key: `news-returned:${newsId}:${version}`,
    ...mailInBoth(returnedTemplate, {
      ko: { title, reason, page },
      en: { title, reason, page: `${page}?lang=en` },
    }),
  };
}
