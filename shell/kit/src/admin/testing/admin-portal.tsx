import type { ApiClient, Portal } from '@portal/kit';
import type { ReactNode } from 'react';
import { createTestPortal, TestPortal } from '../../testing/index.ts';

/** A portal that speaks the shell's Korean, with calls that the test answers. */
export async function adminPortal(api: Partial<ApiClient> = {}): Promise<Portal> {
  const files = ['common', 'admin'].map(
    (name) => import(`../../../../locales/ko/${name}.json`, { with: { type: 'json' } }) as Promise<{ default: object }>,
  );
  const texts = Object.assign({}, ...(await Promise.all(files)).map((file) => file.default)) as object;
  return createTestPortal({ messages: { shell: texts }, paths: ['/admin/*'], api });
}

/** A wrapper for `render`. */
export function inPortal(portal: Portal) {
  return ({ children }: { children: ReactNode }) => <TestPortal portal={portal}>{children}</TestPortal>;
}
