import { useTranslation } from '@portal/kit';
import { Block } from '../../ui/blocks/block.tsx';
import { Architecture } from './architecture.tsx';
import { stagesOf } from './stages-of.ts';

interface ArchitectureBlockProps {
  /** The page's group of texts. */
  messages: string;
  places: Parameters<typeof stagesOf>[2];
  tone?: 'ground' | 'surface' | 'sunken';
}

/** The part of a product's page that draws how it is built. */
export function ArchitectureBlock({ messages, places, tone = 'sunken' }: ArchitectureBlockProps) {
  const { t } = useTranslation('marketing');
  const group = `${messages}.architecture`;
  return (
    <Block id="architecture" tone={tone} title={t(`${group}.title`)} lead={t(`${group}.lead`)}>
      <Architecture
        labelledBy="architecture-title"
        caption={t(`${group}.caption`)}
        stages={stagesOf(t, messages, places)}
      />
    </Block>
  );
}
