import type { ApiClient } from '@portal/kit';
import type { ChangePasswordBody, ResetPasswordBody } from '../../api/types.generated.ts';

/** Mails a link to the address, if there is an account with it; the answer is the same for all addresses. */
export const forgotPassword = (api: ApiClient, email: string) =>
  api.send<void>('POST', '/api/user/password/forgot', { email });

/** Sets a new password by a mailed token and ends every session; 400 `token-invalid` when it cannot be used any more. */
export const resetPassword = (api: ApiClient, body: ResetPasswordBody) =>
  api.send<void>('POST', '/api/user/password/reset', body);

/** Sets a new password; the other devices are signed out. */
export const changePassword = (api: ApiClient, body: ChangePasswordBody) =>
  api.send<void>('POST', '/api/user/password/change', body);
