import { useState } from 'react';
import { useTranslation } from '../use-translation.ts';
import { classNames } from './class-names.ts';
import { Field } from './field.tsx';
import { Icon } from './icon.tsx';
import type { TextFieldProps } from './text-field.tsx';
import styles from './field.module.css';

/** A password input whose text can be shown; it is hidden again at every new visit. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  id,
  className,
  ...rest
}: Omit<TextFieldProps, 'type' | 'suffix' | 'inputClassName'>) {
  const { t } = useTranslation('shell');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(binding) => (
        <>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...binding}
            type={isShown ? 'text' : 'password'}
            className={classNames(styles['control'], styles['withToggle'])}
          />
          <button
            type="button"
            className={styles['toggle']}
            aria-controls={binding.id}
            aria-label={t(isShown ? 'common.ui.hidePassword' : 'common.ui.showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </>
      )}
    </Field>
  );
}
