import { createServerSection } from '@portal/kit/server';
import { definition } from './definition.ts';
import newsBlock from './widgets/news-block.tsx';

export default createServerSection(definition, { './widget-news-block': newsBlock });
