import { useState } from 'react';
import { useSession, useToast, useTranslation } from '@portal/kit';
import { saveFile } from '@portal/kit/remote';
import { useApi } from '../../api/client.ts';
import type { CompanyDocument } from '../../api/documents.ts';
import { downloadDocument } from './download-document.ts';

export interface DocumentDownload {
  isDownloading: boolean;
  /** How much of the file has come, in per cent. */
  percent: number;
  /** A visitor has pressed download and may sign in from here. */
  needsSignIn: boolean;
  /** The file has come. */
  isDone: boolean;
  download(): Promise<void>;
}

/** The download of one card: its progress, and what the visitor is told. */
export function useDocumentDownload(document: CompanyDocument): DocumentDownload {
  const { t } = useTranslation('support');
  const api = useApi();
  const toast = useToast();
  const { status } = useSession();
  const [isDownloading, setDownloading] = useState(false);
  const [percent, setPercent] = useState(0);
  const [wasRefused, setRefused] = useState(false);
  const [isDone, setDone] = useState(false);

  async function download() {
    if (isDownloading) return;
    setPercent(0);
    setDone(false);
    setDownloading(true);
    const onProgress = (share: number) => setPercent(Math.floor(share * 100));
    const result = await downloadDocument({
      api,
      document,
      isSignedOut: status === 'signed-out',
      save: saveFile,
      onProgress,
    });
    setDownloading(false);
    setRefused(result === 'sign-in-needed');
    setDone(result === 'saved');
    if (result === 'sign-in-needed') toast.warning(t('download.signInNeeded'));
    if (result === 'failed') toast.error(t('download.failed'));
  }

  return { isDownloading, percent, needsSignIn: wasRefused && status !== 'signed-in', isDone, download };
}
