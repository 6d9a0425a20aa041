import styles from './facts.module.css';

/** Names and values that cannot be edited. */
export function Facts({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
