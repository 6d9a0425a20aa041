import type { ApiError, useTranslation } from '@portal/kit';

type Translate = ReturnType<typeof useTranslation>['t'];

/** Why a call about an application was refused, for beside the form. */
export function applicationMessage({ code, status, errors, retryAfterSeconds }: Pick<ApiError, 'code' | 'status' | 'errors' | 'retryAfterSeconds'>, t: Translate): string {
  if (errors && Object.keys(errors).length > 0) return t('application.refused.fields');
  if (status === 429) return t('application.refused.slow-down', { seconds: retryAfterSeconds ?? 60 });
  return t([`application.refused.${code}`, 'application.refused.other']);
}
