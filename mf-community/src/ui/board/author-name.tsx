import { useTranslation } from '@portal/kit';

/** The author of a post: the e-mail as the service shows it, masked for most; people who left have none. */
export function AuthorName({ of: { email, formerMember } }: { of: { email: string; formerMember: boolean } }) {
  const { t } = useTranslation('community');
  return formerMember ? t('board.formerMember') : email;
}
