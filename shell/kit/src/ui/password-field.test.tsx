import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createTestPortal, TestPortal } from '../testing/index.ts';
import { PasswordField } from './password-field.tsx';

const messages = { shell: { common: { ui: { showPassword: '비밀번호 표시', hidePassword: '비밀번호 숨기기' } } } };
const portal = createTestPortal({ messages });

afterEach(cleanup);

function showField(error?: string): HTMLInputElement {
  render(
    <TestPortal portal={portal}>
      <PasswordField
        label="비밀번호"
        name="password"
        defaultValue="correct-horse"
        error={error}
        hint="8자 이상"
        required
      />
    </TestPortal>,
  );
  return screen.getByLabelText('비밀번호');
}

describe('the password field', () => {
  test('hides its text until asked, and hides it again', () => {
    const input = showField();
    expect(input.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: '비밀번호 표시' }));
    expect(input.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
    expect(input.type).toBe('password');
  });

  test('keeps what was typed when its text is shown', () => {
    const input = showField();
    fireEvent.change(input, { target: { value: 'battery-staple' } });
    fireEvent.click(screen.getByRole('button', { name: '비밀번호 표시' }));
    expect(input.value).toBe('battery-staple');
  });

  test('does not send its form with the toggle', () => {
    showField();
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  test('is described by its error and its hint', () => {
    const input = showField('필수 입력 항목입니다.');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['필수 입력 항목입니다.', '8자 이상']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
