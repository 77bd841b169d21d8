import type { LetterKind } from './letter.ts';
import type { Moment } from './moment.ts';
import type { Programme } from './programme.ts';
import type { ReadyReport, ReportPage } from './readyReport.ts';
import { gatherRegistry, type Registry } from './registry.ts';
import type { Resource } from './resourceShape.ts';
import type { Screen } from './screen.ts';
import type { QuickAction, WeeklyScreen } from './shortcut.ts';
import { declared } from './terms.ts';

/**
 * When the browser fetches an area: with the first screen; with the screens of those who look after everything; when one
 * of its own screens is opened.
 */
type Arrival = 'first' | 'office' | 'own';

/** A heading of the menu; screens name it as their `group`. */
export type MenuHeading = { readonly key: string; readonly name: string; readonly icon: string } & (
  | {
      /** Place in the menu: headings stand in the order of these numbers. */ readonly at: number;
      readonly parent?: never;
    }
  | {
      /** The heading above, below which it stands in the order of declaration. */ readonly parent: string;
      readonly at?: never;
    }
);

/** Declarations of one area of the portal. */
export interface Area {
  /** Its folder under resources, server/areas, src/areas and each kind of test. */
  readonly name: string;
  readonly arrives: Arrival;
  readonly resources: readonly Resource[];
  readonly screens: readonly Screen[];
  readonly programmes: readonly Programme[];
  /** Headings that it adds to the menu. */
  readonly menu: readonly MenuHeading[];
  /** Kinds of letter about its rows. */
  readonly letters: readonly LetterKind[];
  /** Moments of its rows at which forms are asked. */
  readonly moments: readonly Moment[];
  /** Its screens that roles use every week. */
  readonly weekly: readonly WeeklyScreen[];
  /** Reports over its rows that come with the product. */
  readonly reports: readonly ReadyReport[];
  /** Pages of other figures that are offered beside them. */
  readonly reportPages: readonly ReportPage[];
  /** Actions that the search over everything offers on it. */
  readonly actions: readonly QuickAction[];
}

type Short = Pick<Area, 'name' | 'arrives'> & Partial<Area>;

/** Declares an area; lists that are left out are empty. */
export const area = (short: Short): Area =>
  declared({
    resources: [],
    screens: [],
    programmes: [],
    menu: [],
    letters: [],
    moments: [],
    weekly: [],
    reports: [],
    reportPages: [],
    actions: [],
    ...short,
  });

/** The registry of some areas. @throws DeclarationError as `gatherRegistry` does */
export const gatherAreas = (areas: readonly Area[]): Registry =>
  gatherRegistry(
    areas.flatMap(({ resources }) => resources),
    areas.flatMap(({ screens }) => screens),
    areas.flatMap(({ programmes }) => programmes),
    areas.flatMap(({ letters }) => letters),
    {
      moments: areas.flatMap(({ moments }) => moments),
      weekly: areas.flatMap(({ weekly }) => weekly),
      reports: areas.flatMap(({ reports }) => reports),
      reportPages: areas.flatMap(({ reportPages }) => reportPages),
      actions: areas.flatMap(({ actions }) => actions),
    },
  );
