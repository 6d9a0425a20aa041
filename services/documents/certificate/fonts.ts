import { createRequire } from 'node:module';
import path from 'node:path';

const folderOf = (name: string) => path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const pretendard = path.join(folderOf('pretendard'), 'dist/public/static/alternative');

/** Names under which a page asks for a font, and the file behind each. */
export const fontFiles = {
  regular: path.join(pretendard, 'Pretendard-Regular.ttf'),
  extrabold: path.join(pretendard, 'Pretendard-ExtraBold.ttf'),
  /** Semibold letters, and the 4,622 Hanja of KS X 1001: of what people are called. */
  names: path.join(folderOf('@portal/documents'), 'fonts/PretendardJP-SemiBold.otf'),
} as const;
export type FontName = keyof typeof fontFiles;
