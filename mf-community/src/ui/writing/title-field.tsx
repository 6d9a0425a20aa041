import { TextField } from '@portal/kit';
import { MAX_TITLE } from './text-limits.ts';
import type { Editor } from './use-editor.ts';

interface TitleFieldProps {
  editor: Editor;
  name: string;
  label: string;
  lang?: string;
  required?: boolean;
}

/** The title of what is written, one line. */
export function TitleField({ editor, name, ...rest }: TitleFieldProps) {
  return (
    <TextField
      {...rest}
      name={name}
      maxLength={MAX_TITLE}
      autoComplete="off"
      value={editor.values[name] ?? ''}
      error={editor.errorOf(name)}
      onChange={(event) => editor.set({ [name]: event.target.value })}
    />
  );
}
