import type { ReportPage } from '../../../resources/kit/index.ts';
import type { TabelAngka } from '../../../resources/umum/panggilanPapan.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Engine } from '../../platform/engine/context.ts';

/** Figures that are no count of rows, as an area works them out for a reader; undefined where they are not theirs. */
export type FigurePageReader = (engine: Engine, caller: Caller) => Promise<TabelAngka | undefined>;

/** By the name of the report (`ReportPage.name`). */
export type FigurePages = Readonly<Record<ReportPage['name'], FigurePageReader>>;
