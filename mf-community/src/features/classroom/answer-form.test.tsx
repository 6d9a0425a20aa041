import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiError, type Portal } from '@portal/kit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { communityPortal } from '../../testing/community-portal.tsx';
import { AnswerForm } from './answer-form.tsx';

afterEach(cleanup);

async function sendRefused(errors: Record<string, string> | undefined) {
  const send = jest.fn(() => Promise.reject(new ApiError(400, { code: 'validation-failed', errors })));
  const wrapper = await communityPortal({ bundles: ['classroom'], send: send as unknown as Portal['api']['send'] });
  const onSent = jest.fn();
  render(<AnswerForm classroomId={1} onSent={onSent} />, { wrapper });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: '> > > 답변' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  return { field, onSent };
}

test('a text that is too complex is named at the field, and stays', async () => {
  const { field, onSent } = await sendRefused({ content: 'markdown-too-complex' });
  expect(await screen.findByText(/^서식 기호가 한 문단에 너무 많거나 너무 깊게 겹쳐 있습니다/)).toBeTruthy();
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['> > > 답변', 'true']);
  expect(onSent).not.toHaveBeenCalled();
});

test('a refusal without a known field says that saving failed', async () => {
  await sendRefused({ content: 'unheard-of' });
  expect(await screen.findByText('저장을 실패했습니다. 작성한 내용은 그대로 있습니다.')).toBeTruthy();
});
