import { ButtonLink, can, useAlert, useNavigate, useSession, useTranslation } from '@portal/kit';
import type { MouseEvent } from 'react';
import { editAddress, type NewsBoard } from '../../ui/board/news-board.ts';

/**
 * The link to the editor. A visitor who is not signed in is asked to sign in, and sent there (spec, "Error catalogue").
 * Announcements are written by editors, so other members do not see it there.
 */
export function WriteNewsLink({ board }: { board: NewsBoard }) {
  const { t } = useTranslation('community');
  const { status, user } = useSession();
  const alert = useAlert();
  const navigate = useNavigate();
  if (board === 'announcement' && user && !can(user, 'community', 'editor')) return null;
  const to = editAddress(board);

  async function sendToSignIn(): Promise<void> {
    await alert(t('board.signInFirst'));
    navigate(`/login?next=${encodeURIComponent(to)}`);
  }

  function press(event: MouseEvent): void {
    // Where it is not known yet who presses, the editor's own guard finds out.
    if (status !== 'signed-out') return;
    event.preventDefault();
    void sendToSignIn();
  }

  return (
    <ButtonLink to={to} size="small" onClick={press}>
      {t('board.write')}
    </ButtonLink>
  );
}
