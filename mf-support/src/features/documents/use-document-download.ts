import { useState } from 'react';
import { useApi, useSession, useToast, useTranslation } from '@portal/kit';
import type { CompanyDocument } from '../../api/documents.ts';
import { downloadDocument } from './download-document.ts';
import { saveFile } from './save-file.ts';

export interface DocumentDownload {
  isDownloading: boolean;
  /** A visitor has pressed download and may sign in from here. */
  needsSignIn: boolean;
  download(): Promise<void>;
}

/** The download of one card: its progress, and what the visitor is told. */
export function useDocumentDownload(document: CompanyDocument): DocumentDownload {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const { status } = useSession();
  const [isDownloading, setDownloading] = useState(false);
  const [wasRefused, setRefused] = useState(false);

  async function download() {
    if (isDownloading) return;
    setDownloading(true);
    const result = await downloadDocument({ api, document, isSignedOut: status === 'signed-out', save: saveFile });
    setDownloading(false);
    setRefused(result === 'sign-in-needed');
    if (result === 'sign-in-needed') toast.warning(t('download.signInNeeded'));
    if (result === 'failed') toast.error(t('download.failed'));
  }

  return { isDownloading, needsSignIn: wasRefused && status !== 'signed-in', download };
}
