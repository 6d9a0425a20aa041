import { Button, TextField, useNavigate, useTranslation } from '@portal/kit';
import { useState, type SyntheticEvent } from 'react';
import styles from './certificate-search.module.css';

/** A field for the number of a certificate, for those who have it on paper. */
export function CertificateSearch({ number = '' }: { number?: string }) {
  const { t } = useTranslation('education');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(number);
  const [isMissing, setMissing] = useState(false);

  function search(event: SyntheticEvent) {
    event.preventDefault();
    const wanted = typed.trim().toUpperCase();
    setMissing(wanted === '');
    if (wanted !== '') navigate(`/education/certificates/${encodeURIComponent(wanted)}`);
  }

  return (
    <form className={styles.form} onSubmit={search} noValidate>
      <TextField
        label={t('certificate.number')}
        hint={t('certificate.search.hint')}
        error={isMissing ? t('certificate.search.required') : undefined}
        value={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant={number === '' ? 'primary' : 'secondary'}>
        {t('certificate.search.submit')}
      </Button>
    </form>
  );
}
