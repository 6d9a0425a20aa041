import styles from './landing-art.module.css';

/** A site that grows: a workshop, a plant, a plant that reports. */
export function CompanyArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 120" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M0 104.5h320" />
      <path className={styles.solid} d="M24 104V76l18-14 18 14v28zM84 104V62l22 12V62l22 12V62l22 12v30z" />
      <path className={styles.bold} d="M176 104V40h56v64zM244 104V56h44v48z" />
      <path
        className={styles.light}
        d="M188 52h10v10h-10zM210 52h10v10h-10zM188 72h10v10h-10zM210 72h10v10h-10zM256 68h8v8h-8zM270 68h8v8h-8zM256 84h8v8h-8zM270 84h8v8h-8z"
      />
      <path className={styles.signal} d="M42 52q60-46 164-22M206 30q34-4 60 16" />
      <path
        className={styles.dots}
        d="M38 52a4 4 0 1 0 8 0a4 4 0 1 0-8 0M202 30a4 4 0 1 0 8 0a4 4 0 1 0-8 0M262 46a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
      />
    </svg>
  );
}

/** Parts on a line; one of them is marked. */
export function InspectionArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 120" aria-hidden="true" focusable="false">
      <path className={styles.ground} d="M0 88.5h320M0 100.5h320" />
      <path
        className={styles.solid}
        d="M40 60a24 24 0 1 0 48 0a24 24 0 1 0-48 0M136 60a24 24 0 1 0 48 0a24 24 0 1 0-48 0M232 60a24 24 0 1 0 48 0a24 24 0 1 0-48 0"
      />
      <path
        className={styles.light}
        d="M55 60a9 9 0 1 0 18 0a9 9 0 1 0-18 0M151 60a9 9 0 1 0 18 0a9 9 0 1 0-18 0M247 60a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
      />
      <path
        className={styles.found}
        d="M126 40V26h14M180 26h14v14M194 80v14h-14M140 94h-14V80M168 44l-8 10 10 4-6 12"
      />
    </svg>
  );
}

/** A question and its answer. */
export function QuestionArt() {
  return (
    <svg className={styles.art} viewBox="0 0 320 120" aria-hidden="true" focusable="false">
      <path
        className={styles.solid}
        d="M56 20h112q14 0 14 14v28q0 14-14 14H96L76 92V76H56q-14 0-14-14V34q0-14 14-14z"
      />
      <path className={styles.lines} d="M64 40h96M64 56h64" />
      <path
        className={styles.bold}
        d="M204 44h60q14 0 14 14v22q0 14-14 14h-6v14l-18-14h-36q-14 0-14-14V58q0-14 14-14z"
      />
      <path className={styles.check} d="M220 70l11 11 20-22" />
    </svg>
  );
}
