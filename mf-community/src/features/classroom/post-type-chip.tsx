import { Chip, useTranslation } from '@portal/kit';
import type { PostType } from '../../api/posts.ts';

const tones = { notice: 'success', free: 'neutral', attach: 'info', question: 'primary' } as const;

export function PostTypeChip({ type }: { type: PostType }) {
  const { t } = useTranslation('community');
  return <Chip tone={tones[type]}>{t(`classroom.type.${type}`)}</Chip>;
}
