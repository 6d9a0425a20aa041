import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './field.module.css';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'className'>, FieldTexts {
  className?: string;
}

/** A native select in the field's frame; options are its children. */
export function Select({ label, hint, error, required, id, className, children, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(binding) => (
        <>
          <select {...rest} {...binding} className={classNames(styles['control'], styles['select'])}>
            {children}
          </select>
          <Icon className={styles['arrow']} name="chevron-down" />
        </>
      )}
    </Field>
  );
}
