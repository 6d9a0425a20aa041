import { Card, Chip, useLocale, useTranslation } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import { DetailList, EmailText, formatDateTime } from '@portal/kit/admin';
import type { Inquiry } from '../../api/inbox.ts';
import { useKindText } from '../../ui/inquiry-kind/use-kind-text.ts';
import styles from './inquiry-message.module.css';

/** What was sent, and by whom. */
export function InquiryMessage({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('support');
  const pageLocale = useLocale();
  const kindText = useKindText();
  const {
    form,
    product,
    name,
    email,
    phone,
    applyDate,
    smwpId,
    memberEmail,
    createdAt,
    content,
    trapped,
    locale,
    mailFails,
  } = inquiry;
  const isApplication = form !== 'question';
  const items = [
    { term: t('admin.inquiry.kind'), value: kindText(inquiry) },
    ...(product
      ? [{ term: t('admin.inquiry.product'), value: <Chip tone="primary">{t(`words.products.${product}`)}</Chip> }]
      : []),
    { term: t('admin.inquiry.name'), value: name },
    { term: t('admin.inquiry.phone'), value: <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a> },
    {
      term: t('admin.inquiry.email'),
      value: (
        <>
          <EmailText email={email} /> {mailFails && <Chip tone="error">{t('admin.inbox.mailFails')}</Chip>}
        </>
      ),
    },
    {
      term: t('admin.inquiry.account'),
      value: memberEmail ? <EmailText email={memberEmail} /> : t('admin.inbox.guest'),
    },
    { term: t('admin.inquiry.language'), value: t(`admin.inquiry.languages.${locale}`) },
    { term: t('admin.inquiry.createdAt'), value: formatDateTime(createdAt) },
    ...(isApplication ? [{ term: t('admin.inquiry.applyDate'), value: applyDate }] : []),
    ...(form === 'smwp' ? [{ term: t('admin.inquiry.smwpId'), value: smwpId }] : []),
  ];
  return (
    <Card as="section" aria-labelledby="inquiry-message">
      <h2 className={styles.title} id="inquiry-message">
        {t('admin.inquiry.message')}
      </h2>
      {trapped && <p className={styles.trapped}>{t('admin.inquiry.trapped')}</p>}
      <DetailList items={items} />
      <p className={styles.content} lang={textLang(content, pageLocale)}>
        {content}
      </p>
    </Card>
  );
}
