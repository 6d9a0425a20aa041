import { checkbox, defineResource, email } from '@portal/service-kit';
import { singleAddress } from '../inquiries/single-address.ts';

/** What managers decide about inquiries. `defaultInbox`: the address of the environment, for as long as they name none. */
export const settingsResource = (defaultInbox: string) =>
  defineResource({
    name: 'support-settings',
    path: 'settings',
    table: 'settings',
    key: 'one_row',
    words: {
      one: { ko: '문의 설정', en: 'Inquiry settings' },
      many: { ko: '문의 설정', en: 'Inquiry settings' },
      lead: {
        ko: '일반 문의를 누가 보낼 수 있는지, 새 문의를 어디로 알릴지 정합니다.',
        en: 'Who may send a general inquiry, and where new ones are announced.',
      },
    },
    title: 'inboxEmail',
    rights: { read: 'manager', write: 'manager', stepUp: 'mail' },
    actions: { change: 'support-settings.update' },
    single: true,
    updatedBy: true,
    fields: {
      guestInquiries: checkbox({
        label: {
          ko: '로그인하지 않은 방문자의 문의 받기',
          en: 'Accept inquiries from visitors who are not signed in',
        },
        hint: {
          ko: '켜면 로그인하지 않은 방문자도 일반 문의를 보낼 수 있습니다. 같은 주소에서는 한 시간에 5건까지 받습니다.',
          en: 'When on, visitors who are not signed in may send a general inquiry, up to 5 an hour from one address.',
        },
      }),
      inboxEmail: email({
        label: { ko: '알림을 받을 이메일', en: 'Address for notifications' },
        hint: {
          ko: `새 문의가 접수되면 이 주소로 알립니다. 비워 두면 ${defaultInbox} 주소로 보냅니다.`,
          en: `New inquiries are announced to this address. When empty, they go to ${defaultInbox}.`,
        },
        personal: true,
      }),
      asksSatisfaction: checkbox({
        label: { ko: '답변 만족도를 메일로 묻기', en: 'Ask by mail whether a reply helped' },
        hint: {
          ko: '답변하고 하루가 지나면 도움이 되었는지 메일로 한 번 여쭙니다.',
          en: 'A day after a reply, its reader is asked once by mail whether it helped.',
        },
      }),
    },
    rules: ({ inboxEmail }) => ({
      inboxEmail: inboxEmail !== null && singleAddress(inboxEmail) === undefined ? 'email' : undefined,
    }),
  });
