import { PageBanner, useTranslation } from '@portal/kit';
import type { ComponentProps } from 'react';
import type { Board } from '../../boards.ts';
import boardArt from './art/board-art.module.css';
import { listAddress, type BoardPlace } from './board-place.ts';

interface BoardBannerProps extends Pick<ComponentProps<typeof PageBanner>, 'lang'> {
  board: Board;
  title: string;
  /** The page's own name in the breadcrumbs; the title without one. */
  label?: string;
  /** Where in the list the way back leads. */
  place?: BoardPlace;
}

/** The banner of a page below a board's list. */
export function BoardBanner({ board, title, label = title, place, lang }: BoardBannerProps) {
  const { t } = useTranslation('community');
  return (
    <PageBanner
      className={boardArt[board.name]}
      title={title}
      lang={lang}
      trail={[
        { label: t(`${board.words}.section`) },
        { label: t(`common.menu.${board.name}`), to: listAddress(board, place) },
        { label },
      ]}
    />
  );
}
