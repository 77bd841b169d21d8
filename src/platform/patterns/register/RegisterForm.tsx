import Box from '@mui/material/Box';
import { createElement, Suspense, useEffect, useRef, useState } from 'react';
import { useRefresh, useResourceContext } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { RegisterOptions, Step } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import { lazyScreen } from '../../common/lazyScreen.ts';
import { useWords } from '../../providers/language.ts';
import { FormModeContext } from '../../ui/form/FormMode.ts';
import { leadToWrong } from '../../ui/form/wrongInputs.ts';
import { placeOf } from '../../ui/places.ts';
import { useRegistry } from '../../ui/registry.ts';
import { ReturnedNote } from '../record/ReturnedNote.tsx';
import { useRequirements } from '../record/useRequirements.ts';
import { ChoiceRequirements } from './ChoiceRequirements.tsx';
import { type Blank, choosesIn } from './registerValues.ts';
import { SavedState } from './SavedState.tsx';
import { StepFields } from './StepFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { StepNav } from './StepNav.tsx';
import { StepPanel } from './StepPanel.tsx';
import { StepReview } from './StepReview.tsx';
import { StepTrack } from './StepTrack.tsx';
import { stepErrors } from './stepErrors.ts';
import { type Stored, useDraft } from './useDraft.ts';
import { LeastDays } from './useLeastDays.ts';
import { useQuestionStep } from './useQuestionStep.ts';
import { useServerErrors } from './useServerErrors.ts';
import { useSubmit } from './useSubmit.ts';

const QuestionStep = lazyScreen(async () => ({ default: (await import('./QuestionStep.tsx')).QuestionStep }));

interface Props {
  options: RegisterOptions;
  blank: Blank;
  path: string;
  userId: string;
  stored: Stored;
  values: Record<string, unknown>;
  /** The values are the device's; the server does not have them yet. */
  unsent: boolean;
  /** The note with which it was returned. */
  note: string | null;
  onCreated: (id: string) => void;
}

/** The steps of a registration, kept while they are filled in, and its submission. */
export function RegisterForm({
  options: declared,
  blank,
  path,
  userId,
  stored,
  values,
  unsent,
  note,
  onCreated,
}: Props) {
  const say = useWords();
  const registry = useRegistry();
  const resource = useResourceContext() ?? '';
  const navigate = useNavigate();
  const refresh = useRefresh();
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(0);
  const [at, setAt] = useState(0);
  /** Steps that one has tried to leave: from then on their errors show while one types. */
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const form = useForm<Record<string, unknown>>({ defaultValues: values });
  form.watch(Object.values(declared.requirements.params));
  const { data: check } = useRequirements(declared.requirements, form.getValues());
  const options = useQuestionStep(declared, check?.formulir, form.getValues());
  const least = check?.durasiMinHari;
  /** One has been told what will not work, and may go on all the same: a draft is kept until it does. */
  const [warned, setWarned] = useState<readonly string[]>([]);
  const warning = useRef<HTMLDivElement>(null);
  const ask = useRef<((id: string) => Promise<boolean>) | null>(null);
  const draft = useDraft({ options, blank, form, userId, path, stored, unsent, onCreated });
  const { submit, busy, general, verb } = useSubmit({
    options,
    form,
    draft,
    ask,
    onDone: () => {
      refresh();
      navigate(options.submit.goTo);
    },
    onRefused: () => lead(options.steps.map(each => Object.keys(serverErrors(each)).length > 0)),
  });
  const serverErrors = useServerErrors(form);
  const step = options.steps[at];
  // A returned registration is handed in again after the window too.
  const requirements = (check?.syarat ?? []).filter(({ kode }) => note === null || kode !== 'jendela');
  const unmet = requirements.filter(({ lolos }) => !lolos).map(({ kode }) => kode);
  const choosing = step !== undefined && step.kind !== 'review' && choosesIn(options, at);
  const untold = choosing && unmet.some(kode => !warned.includes(kode));
  const errorsOf = (each: Step) => stepErrors(registry, resource, options, each, form.getValues(), least);
  const problems = options.steps.map((each, i) => ({
    ...(tried.has(i) ? errorsOf(each) : {}),
    ...serverErrors(each),
  }));
  const wrongs = problems.map(found => Object.keys(found).length);

  const open = (next: number) => {
    isRight(at);
    setAt(next);
    void draft.flush();
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  };
  /** Leads to what is wrong: in the step that is open, else in the first one that has something wrong. */
  const lead = (wrong: readonly boolean[]) => {
    const first = wrong.indexOf(true);
    if (first >= 0 && !wrong[at]) setAt(first);
    setRefused(before => before + 1);
  };
  /** Errors of a step are shown once the person has left it. */
  const isRight = (i: number): boolean => {
    const each = options.steps[i];
    if (!each) return true;
    setTried(before => new Set(before).add(i));
    const errors = errorsOf(each);
    for (const [name, message] of Object.entries(errors)) form.setError(name, { type: 'validate', message });
    return Object.keys(errors).length === 0;
  };
  const forward = () => {
    if (step?.kind === 'review') {
      const wrong = options.steps.map((_, i) => !isRight(i));
      if (wrong.includes(true)) lead(wrong);
      else void submit();
    } else if (!isRight(at)) lead([]);
    else if (untold) setWarned(unmet);
    else open(at + 1);
  };

  // The step that is led to is drawn first.
  useEffect(() => {
    if (refused === 0) return;
    const frame = requestAnimationFrame(() => box.current && leadToWrong(box.current));
    return () => cancelAnimationFrame(frame);
  }, [refused]);

  useEffect(() => {
    if (warned.length > 0) warning.current?.focus();
  }, [warned]);

  // A panel changed the row: what the form sends next names the version that stands now.
  const { follow } = draft;
  useEffect(() => follow(stored), [follow, stored]);

  // Whoever corrects a field sees its error go.
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name) form.clearErrors(name);
    });
    return unsubscribe;
  }, [form]);

  if (!step) return null;
  return (
    <FormProvider {...form}>
      <FormModeContext value="create">
        <LeastDays value={least}>
          <Box ref={box} sx={{ maxWidth: 920, pb: { xs: 12, sm: 0 } }}>
            {note ? <ReturnedNote text={note} sx={{ mb: 2 }} /> : null}
            <StepTrack titles={options.steps.map(({ title }) => title)} at={at} errors={wrongs} onOpen={open} />
            <StepFrame step={step} heading={heading}>
              <Box sx={{ mt: 0.5, mb: 2 }}>
                <SavedState state={draft.state} />
              </Box>
              {step.kind === 'review' ? (
                <>
                  <StepReview options={options} path={path} problems={problems} general={general} onOpen={open} />
                  {/* What is declared true of everything above stands below it. */}
                  {step.fields.length > 0 ? (
                    <Box sx={{ mt: 3 }}>
                      <StepFields step={step} options={options} />
                    </Box>
                  ) : null}
                  {options.submit.along ? null : (
                    <Suspense>{createElement(placeOf('consent'), { ask, id: stored?.id ?? null })}</Suspense>
                  )}
                </>
              ) : step.kind === 'panel' ? (
                <StepPanel path={path} name={step.key} />
              ) : step.asks ? (
                <Suspense fallback={<Loading height={240} label={say('Memuat…')} />}>
                  <QuestionStep asks={step.asks} />
                </Suspense>
              ) : (
                <StepFields step={step} options={options} />
              )}
              {choosing && requirements.length > 0 ? (
                <ChoiceRequirements
                  requirements={requirements}
                  warned={unmet.length > 0 && !untold}
                  warning={warning}
                />
              ) : null}
              <StepNav
                first={at === 0}
                verb={
                  step.kind === 'review'
                    ? verb
                    : choosing && unmet.length > 0 && !untold
                      ? say('Tetap lanjut')
                      : say('Lanjut')
                }
                busy={busy}
                wrong={wrongs.reduce((sum, n) => sum + n, 0)}
                onLead={() => lead(wrongs.map(n => n > 0))}
                onBack={() => open(at - 1)}
                onForward={forward}
              />
            </StepFrame>
          </Box>
        </LeastDays>
      </FormModeContext>
    </FormProvider>
  );
}
