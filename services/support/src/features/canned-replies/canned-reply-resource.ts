import { defineResource, text, textarea } from '@portal/service-kit';

/** Texts that agents put into what they write to senders. */
export const cannedReplyResource = defineResource({
  name: 'canned-reply',
  path: 'canned-replies',
  table: 'canned_replies',
  // Pages of the release before know them by their id
  keyName: 'id',
  words: {
    one: { ko: '답변 서식', en: 'Canned reply' },
    many: { ko: '답변 서식', en: 'Canned replies' },
    lead: {
      ko: '문의에 답할 때 골라 넣는 글입니다. 담당자는 넣은 뒤 고쳐서 보낼 수 있습니다.',
      en: 'Texts to choose from beside an inquiry. What was put in can be changed before it is sent.',
    },
  },
  title: 'title',
  rights: { read: 'agent', write: 'manager' },
  order: 'title',
  whole: true,
  most: 200,
  updatedBy: true,
  constraints: { canned_replies_title_key: 'title' },
  fields: {
    title: text({
      label: { ko: '서식 이름', en: 'Name' },
      description: 'What agents choose it by',
      required: true,
      listed: true,
      sorted: true,
      maxLength: 100,
    }),
    ko: textarea({
      label: { ko: '한국어 답변', en: 'Korean text' },
      hint: {
        ko: '{{name}}, {{number}} 자리에는 보낸 사람의 이름과 접수번호가 들어갑니다.',
        en: '{{name}} and {{number}} stand for the sender and the number of the inquiry.',
      },
      required: true,
      listed: true,
      maxLength: 5_000,
    }),
    en: textarea({
      label: { ko: '영어 답변', en: 'English text' },
      hint: {
        ko: '비워 두면 영어로 문의한 사람에게도 한국어 서식을 넣습니다.',
        en: 'Without it, those who wrote in English get the Korean text too.',
      },
      maxLength: 5_000,
    }),
  },
});
