import { Button, ErrorState, useToast, useTranslation, layout } from '@portal/kit';
import { FormSection, PictureFields, pictureValues, pictureWords, SaveBar, useForm } from '@portal/kit/admin';
import { useMemo, useState } from 'react';
import { useApi } from '../../api/client.ts';
import type { Picture } from '../../api/entries.ts';
import { pictureAddress } from '../../features/cases/case-picture.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { PictureUpload } from './picture-upload.tsx';

const longestAlt = 200;

interface PictureFormProps {
  /** The one that the entry names. */
  picture: Picture | undefined;
  isFailed: boolean;
  /** Reads it again. */
  onReload(): void;
  /** The entry is to show another one, or none for ''; the entry still has to be saved. */
  onChosen(pictureId: string): void;
}

function PictureSettings({ picture, onReload }: { picture: Picture; onReload(): void }) {
  const { t } = useTranslation('marketing');
  const api = useApi();
  const toast = useToast();
  const { pictureId, name, version, width, height } = picture;
  const initial = useMemo(() => pictureValues(picture), [picture]);
  const form = useForm<typeof initial, Picture>({
    initial,
    send: (values): Promise<Picture> =>
      api.send('PATCH', `/api/content/admin/pictures/${pictureId}`, { version, ...pictureWords(values) }),
    onSent() {
      toast.success(t('admin.picture.saved'));
      onReload();
    },
    errorText: (code) => t(`admin.errors.${code}`, { defaultValue: t('admin.errors.other') }),
  });

  return (
    <form {...form.props}>
      <PictureFields
        picture={{ address: pictureAddress(picture, 'medium.webp'), width, height }}
        caption={t('admin.picture.size', { name, width, height })}
        form={form}
        maxAlt={longestAlt}
        altHint={t('admin.picture.altHint')}
      >
        <SaveBar form={form} onShowCurrent={onReload} submitLabel={t('admin.picture.save')} />
      </PictureFields>
    </form>
  );
}

/** The picture of an entry: which one, its words, and what must stay in sight where it is cut. */
export default function PictureForm({ picture, isFailed, onReload, onChosen }: PictureFormProps) {
  const { t } = useTranslation('marketing');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FormSection title={t('admin.picture.title')} lead={t('admin.picture.lead')}>
      {isFailed && <ErrorState onRetry={onReload} />}
      {picture && <PictureSettings picture={picture} onReload={onReload} />}
      <div className={layout.row2}>
        <PictureUpload label={t(picture ? 'admin.picture.replace' : 'admin.picture.add')} onUploaded={onChosen} />
        <Button size="small" variant="secondary" onClick={() => setChoosing(true)}>
          {t('admin.picture.choose')}
        </Button>
        {picture && (
          <Button size="small" variant="secondary" onClick={() => onChosen('')}>
            {t('admin.picture.remove')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <LibraryDialog
          chosenId={picture?.pictureId}
          onClose={() => setChoosing(false)}
          onChosen={(pictureId) => {
            setChoosing(false);
            onChosen(pictureId);
          }}
        />
      )}
    </FormSection>
  );
}
