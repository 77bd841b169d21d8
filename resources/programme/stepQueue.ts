import {
  DeclarationError,
  type ListFilter,
  type QueueOptions,
  type Resource,
  type Role,
  rolesOf,
  statesOf,
  type Workflow,
} from '../kit/index.ts';

/** Options of a queue of decisions that do not follow from the workflow. */
interface ShortQueue {
  resource: Resource;
  /** Steps that are decisions, in the order of their buttons. */
  decisions: readonly string[];
  /** Those of them that are taken for several rows at once; the step that returns work goes with them, with one note. */
  together?: readonly string[];
  /** Those of them that take back what is decided: nothing waits for them. */
  later?: readonly string[];
  /** Steps that decide nothing, offered beside the decisions. */
  beside?: readonly string[];
  path: string;
  /** Label of the task on the dashboard. */
  task: string;
  /** The moment since which a row waits. */
  since: string;
  columns: readonly string[];
  card: QueueOptions['card'];
  sections: QueueOptions['detail']['sections'];
  documents?: readonly string[];
  filter?: ListFilter;
  soonDays?: number;
  lateDays?: number;
}

/** The workflow that a resource's rows follow first. @throws DeclarationError without one */
function workflowOf({ name, fields }: Resource): { source: string; workflow: Workflow } {
  for (const [source, field] of Object.entries(fields)) {
    if (field.kind === 'status') return { source, workflow: field.workflow };
  }
  throw new DeclarationError(`${name}: antrean tanpa alur`);
}

/**
 * QUEUE of a workflow's decisions: each role finds first what waits in the states from which it decides, then what came
 * of it, a tab for each state that a decision leads to.
 */
export function stepQueueOf(short: ShortQueue): QueueOptions {
  const { source, workflow } = workflowOf(short.resource);
  const stepOf = (name: string) => {
    const { [name]: step } = workflow.actions;
    if (!step) throw new DeclarationError(`${short.resource.name}: antrean menyebut aksi "${name}" yang tidak ada`);
    return step;
  };
  const steps = short.decisions.map(stepOf);
  const due = short.decisions.filter(name => !short.later?.includes(name)).map(stepOf);
  // Rows of a bulk decision can also be returned in bulk: by the first step that demands a note.
  const returning = short.decisions.find(name => !short.later?.includes(name) && stepOf(name).note);
  const together = short.together?.length ? [...new Set([...short.together, ...(returning ? [returning] : [])])] : [];
  const deciders = [...new Set(steps.flatMap(rolesOf))];
  const waitsFor = (role: Role): ListFilter => ({
    [source]: [
      ...new Set(
        due.flatMap(({ arrows }) =>
          arrows.filter(({ by }) => by.some(one => one.role === role)).flatMap(({ from }) => from),
        ),
      ),
    ],
  });
  const waiting = new Set(due.flatMap(statesOf));
  const reached = [...new Set(steps.flatMap(({ arrows }) => arrows.flatMap(({ to }) => to)))];
  return {
    filter: short.filter ?? {},
    tabs: [
      {
        key: 'menunggu',
        label: 'Menunggu Anda',
        filter: { [source]: [...waiting] },
        byRole: Object.fromEntries(deciders.map(role => [role, waitsFor(role)])),
        sort: [short.since, 'ASC'],
        bulk: together.length > 0,
        task: { label: Object.fromEntries(deciders.map(role => [role, short.task])), decides: true },
      },
      ...reached.map(state => ({
        key: state,
        label: workflow.states[state]?.label ?? state,
        filter: { [source]: state },
        sort: ['updatedAt', 'DESC'] as const,
        bulk: false,
      })),
    ],
    columns: short.columns,
    card: short.card,
    waiting: { since: short.since, soonDays: short.soonDays ?? 3, lateDays: short.lateDays ?? 7 },
    listPath: short.path,
    detailPath: `${short.path}/detail/:id`,
    actions: [...short.decisions, ...(short.beside ?? [])],
    bulk: { actions: together },
    detail: { parts: {}, sections: short.sections, documents: short.documents ?? [] },
  };
}
