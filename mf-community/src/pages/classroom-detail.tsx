import { Answers } from '../features/classroom/answers.tsx';
import { AttachedImage } from '../features/classroom/attached-image.tsx';
import { AnswerChip, KindChip } from '../features/classroom/classroom-chips.tsx';
import { boardDetail } from './board-detail.tsx';

/** Spec, "Classroom detail". */
export const pageOf = boardDetail({
  // Posts have no language of their own: they are as their authors wrote them
  headOf: () => ({ translated: false }),
  Chips: ({ post }) => (
    <>
      <KindChip kind={post.type} />
      <AnswerChip state={post.state} />
    </>
  ),
  Image: AttachedImage,
  After: ({ post }) => (post.type === 'question' ? <Answers post={post} /> : null),
});
