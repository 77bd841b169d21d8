import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { IsianTerbuka } from '../../resources/formulir/tautanPanggilan.ts';
import type { Form } from '../../resources/kit/form/definition.ts';
import type { LetterLanguage } from '../letterLanguage.ts';
import { type Answers, collect, drawn, dropDraft, given, keepDraft, type RowNames, readDraft } from './answers.ts';
import { Sections } from './Sections.tsx';
import { type Outcome, sendAnswers } from './send.ts';
import { filled, isianWords } from './words.ts';

interface Props {
  isian: IsianTerbuka;
  form: Form;
  language: LetterLanguage;
  onSent: () => void;
}

/** As many rows as stand in answers, or as the form asks for at least. */
const rowsOf = ({ sections }: Form, answers: Answers): RowNames =>
  Object.fromEntries(
    sections.flatMap(({ id, repeat }) => {
      const rows = answers[id];
      const n = Math.max(repeat?.least ?? 0, Array.isArray(rows) ? rows.length : 0);
      return repeat ? [[id, Array.from({ length: n }, (_, i) => `r${i}`)] as const] : [];
    }),
  );

const parameter = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? '';

/** The questions with their inputs: kept on the device with every letter, until they are sent. */
export function FillForm({ isian, form, language, onSent }: Props) {
  const { draf, nomorVersi } = isian;
  const words = isianWords(language);
  const element = useRef<HTMLFormElement>(null);
  const kunci = useRef('');
  const [answers, setAnswers] = useState<Answers>({});
  const [rows, setRows] = useState<RowNames>(() => rowsOf(form, {}));
  // Counts how often the inputs were filled from elsewhere: they are drawn anew then.
  const [filling, setFilling] = useState(0);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState(false);
  const [restored, setRestored] = useState(false);
  const [problem, setProblem] = useState<Extract<Outcome, { sent: false }> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to life
  useEffect(() => {
    // Somebody may have begun before the script was there.
    const typed = element.current ? given(collect(form, element.current, rows)) : {};
    const draft = readDraft(draf);
    kunci.current = draft?.kunci ?? drawn();
    const first = { ...draft?.answers, ...typed };
    setAnswers(first);
    setRows(rowsOf(form, first));
    setRestored(draft !== undefined && Object.keys(given(draft.answers)).length > 0);
    setFilling(n => n + 1);
    setReady(true);
  }, []);

  useEffect(() => {
    if (!problem) return;
    const wrong = element.current?.querySelector<HTMLElement>(
      '[data-wrong] input, [data-wrong] select, [data-wrong] textarea',
    );
    wrong?.focus();
  }, [problem]);

  const keep = (next: Answers) => {
    setAnswers(next);
    setKept(keepDraft(draf, { kunci: kunci.current, nomorVersi, answers: next }));
  };
  const typed = () => {
    if (element.current && ready) keep({ ...answers, ...collect(form, element.current, rows) });
  };
  const changeRows = (section: string, names: readonly string[]) => {
    const before = rows[section] ?? [];
    const all = answers[section];
    const left = names.map(name => (Array.isArray(all) ? (all[before.indexOf(name)] ?? {}) : {}));
    setRows({ ...rows, [section]: names });
    keep({ ...answers, [section]: left });
  };
  const startOver = () => {
    dropDraft(draf);
    kunci.current = drawn();
    setAnswers({});
    setRows(rowsOf(form, {}));
    setFilling(n => n + 1);
    setRestored(false);
    setKept(false);
    setProblem(null);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!element.current || busy) return;
    const isi = { ...given(collect(form, element.current, rows)) };
    keepDraft(draf, { kunci: kunci.current, nomorVersi, answers: { ...answers, ...isi } });
    setBusy(true);
    setProblem(null);
    const situsWeb = new FormData(element.current).get('situsWeb');
    const kode = parameter('kode');
    const outcome = await sendAnswers(
      {
        tautan: parameter('t'),
        ...(kode ? { kode } : {}),
        kunci: kunci.current,
        nomorVersi,
        isi,
        ...(typeof situsWeb === 'string' && situsWeb ? { situsWeb } : {}),
      },
      language,
    );
    setBusy(false);
    if (!outcome.sent) return setProblem(outcome);
    dropDraft(draf);
    onSent();
  };

  const wrong = Object.keys(problem?.errors ?? {}).length;
  return (
    <form ref={element} className="isian-form" noValidate onInput={typed} onSubmit={submit}>
      {restored ? (
        <p className="isian-told">
          {words.restored}{' '}
          <button type="button" className="isian-link" onClick={startOver}>
            {words.startOver}
          </button>
        </p>
      ) : null}
      <Sections
        key={filling}
        form={form}
        answers={answers}
        rows={rows}
        errors={problem?.errors ?? {}}
        words={words}
        onRows={changeRows}
      />
      <p className="isian-apart" aria-hidden="true">
        <label>
          Situs web
          <input name="situsWeb" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <div role="alert">
        {problem ? (
          <p className="isian-problem">
            {wrong
              ? filled(words.wrong, { n: wrong })
              : (problem.message ?? (navigator.onLine ? words.failed : words.offline))}{' '}
            {problem.conflict ? (
              <button type="button" className="isian-link" onClick={() => window.location.reload()}>
                {words.reload}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
      <div className="isian-actions">
        <button type="submit" className="button button-main" disabled={!ready || busy}>
          {busy ? words.sending : words.send}
        </button>
        {kept ? <span role="status">{words.kept}</span> : null}
      </div>
      <noscript>
        <p className="isian-problem">{words.noScript}</p>
      </noscript>
    </form>
  );
}
