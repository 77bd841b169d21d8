import type { Form } from '../form/definition.ts';
import type { Message } from '../message.ts';
import type { Values } from '../values.ts';
import type { Condition, ErrorDialog, KindLimit, ListFilter, Printed, Requirements } from './common.ts';

/** REGISTER: how a form in steps is declared. */

/** A field as one step of a form asks for it. */
export type StepField = {
  name: string;
  /** Asked for now although a draft may leave it empty; the server asks again at submission. */
  required?: boolean | Condition;
  /** Said where it is missing; default 'Wajib diisi.'. */
  message?: Message;
  /** Must be there at every save, of a draft too. */
  early?: boolean;
  /** Fewest characters that count as an answer. */
  least?: number;
  /** Drawn only then. */
  when?: Condition;
  /** Rows of the reference that may be chosen here. */
  choose?: ListFilter;
  limit?: KindLimit;
  /** Begins with what the person's own profile says under this name. */
  profile?: string;
  /** One line below the input, instead of the field's own. */
  help?: string;
  /** The rows of a reference drawn as cards to choose from. */
  cards?: ChoiceCards;
};

/** How the rows of a reference are drawn as cards; field names are those of the referenced resource. */
export type ChoiceCards = {
  title: string;
  subtitle: string;
  facts: readonly string[];
  /** Fields with the number of places and how many of them are taken. */
  seats?: { of: string; taken: string };
  /** Fields with the days between which a row may be chosen; one that was chosen stays. */
  window?: { from: string; to: string };
  /** Fields filled in by a choice: field of the form → field of the chosen row. */
  fills: Readonly<Record<string, string>>;
  /** Said where there is nothing to choose. */
  empty: { title: string; text: string };
};

/** Summary of a step's answers; `warns`: worth a second look, but it does not stop the registration. */
export type StepNote = { text: Message; warns: boolean };

/** A step of a registration. */
export type Step = {
  key: string;
  title: string;
  help?: string;
  /**
   * `form`: inputs; `documents`: one UPLOAD slot per file field; `review`: everything once more, then submit; `panel`: what
   * a page draws under the step's key (`ScreenParts.panels`), without fields of its own. A form whose first step is a
   * panel begins with what that makes: there is no registration before. `questions`: what forms of the installation ask;
   * no declaration has it, the page puts it in before the documents or the review.
   */
  kind: 'form' | 'documents' | 'review' | 'panel' | 'questions';
  fields: readonly StepField[];
  /** Of a step of questions: the form, and the field that holds its answers. */
  asks?: { form: Form; within: string };
  /** Said below the inputs, and below the review, as one types; null: nothing. Its values are the form's. */
  note?(values: Values): StepNote | null;
};

/** REGISTER: a form in steps with a draft on the server and on the device, a checklist, a review and a submission. */
export type RegisterOptions = {
  /** POST creates, PUT `{endpoint}/{id}` changes; `ajukan: true` in the body saves and submits at once. */
  create: string;
  update: string;
  /** Key under which a 1:1 detail travels → its resource. */
  parts: Readonly<Record<string, string>>;
  /** Values that the screen decides. */
  fixed: Readonly<Record<string, string>>;
  /** Which of the student's own rows belong here: two programmes may have a way of one name. */
  filter: Readonly<Record<string, readonly string[]>>;
  steps: readonly Step[];
  /** Field with the latest return note, shown as a banner. */
  returned: string;
  requirements: Requirements;
  dialogs: readonly ErrorDialog[];
  /**
   * Action of the workflow that submits, and where one goes afterwards. `along`: the group hands it in for all its
   * members, from where `goTo` leads; the form keeps what its owner says and no more. `bySave`: something else leads the
   * registration, and saving hands it in (`ajukan: true`).
   */
  submit: { action: string; goTo: string; along?: boolean; bySave?: boolean };
};

/** A way in: the programmes that it leads to, the screen of its form, and where one begins if not there. */
export type RegisterCard = {
  jalur: string;
  title: string;
  text: string;
  icon: string;
  path: string;
  start?: string;
  filter: ListFilter;
};

/** REGISTER, entrance: eligibility, ways in, drafts, and the stepper of the active registration. */
export type RegisterHubOptions = {
  cards: readonly RegisterCard[];
  /** Which of the student's own rows belong here. */
  filter: ListFilter;
  /** States in which a registration is still in the student's hands, and those in which it is under way. */
  editable: readonly string[];
  active: readonly string[];
  /** Field whose value is a card's `jalur`. */
  way: string;
  /** Where a registration that was handed in is followed. */
  historyPath: string;
  /** Resources that programmes and periods are looked up in, and which kinds of programme belong here. */
  lookups: { idProgram: string; idPeriode: string; limit: KindLimit };
  /** A screen that helps to choose, offered before the ways in. */
  helper?: { label: string; text: string; path: string };
  requirements: Requirements;
  /** States of the stepper in order; others end it. */
  stepper: readonly string[];
  /** Field with the latest return note, shown as a banner in these states. */
  banner: { field: string; states: readonly string[] };
  prints?: readonly Printed[];
};
