import { type FormEvent, useEffect, useRef, useState } from 'react';
import { whileHere } from '../hooks/whileHere.ts';
import { Refused, type Registered, type RegistrationForm } from './api.ts';
import { Consent } from './Consent.tsx';
import type { Value, Values } from './FieldInput.tsx';
import { useLanguage } from './language.tsx';
import { Receipt } from './Receipt.tsx';
import { Review } from './Review.tsx';
import { StepFields } from './StepFields.tsx';
import {
  forgetSent,
  forgetValues,
  keepValues,
  keptValues,
  missingIn,
  noteSent,
  sentOf,
  unansweredForm,
  wrongWith,
} from './values.ts';

/** Registration in steps; what is typed stays on the device until it is sent. */
export function RegisterPanel() {
  const { say, day, api, language } = useLanguage();
  const [form, setForm] = useState<RegistrationForm | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<Values>({});
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [trap, setTrap] = useState('');
  /** Id of the text that was ticked. */
  const [agreed, setAgreed] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<Registered | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The form that was sent and not answered. */
  const unanswered = useRef<string>(undefined);

  useEffect(() => {
    setValues(keptValues());
  }, []);
  // Its labels are in the language of the page; another language is another form.
  useEffect(
    () => whileHere(api.readForm(), setForm, error => setProblem(error instanceof Error ? error.message : '')),
    [api],
  );
  // A form whose answer was lost before the page was reloaded may have been stored.
  useEffect(() => {
    const sent = unansweredForm();
    if (!sent) return;
    let over = false;
    api.readAnswer(sent).then(
      answer => {
        forgetSent();
        forgetValues();
        if (!over) setDone(answer);
      },
      (error: unknown) => {
        if (!(error instanceof Refused && error.unanswered)) forgetSent();
        else unanswered.current = sent;
      },
    );
    return () => {
      over = true;
    };
  }, [api]);

  if (done) return <Receipt registered={done} />;
  if (!form) return <p role="status">{problem ?? say('Memuat formulir…')}</p>;
  if (!form.masaStudi.length)
    return (
      <p>
        {say('Pendaftaran mahasiswa inbound belum dibuka.')}{' '}
        {form.bukaPada ? say('Pendaftaran berikutnya dibuka {tanggal}.', { tanggal: day(form.bukaPada) }) : ''}
      </p>
    );

  const steps = form.langkah;
  const step = steps[at];
  const change = (name: string, value: Value) => {
    const next = { ...values, [name]: value };
    setValues(next);
    keepValues(next);
  };
  const choose = (name: string, file: File | undefined) => {
    const next = new Map(files);
    if (file) next.set(name, file);
    else next.delete(name);
    setFiles(next);
    const field = steps.flatMap(one => one.fields).find(one => one.name === name);
    const { [name]: _, ...others } = errors;
    const wrong = field && file ? wrongWith(field, file, say) : undefined;
    setErrors(wrong ? { ...others, [name]: wrong } : others);
  };
  const go = (to: number) => {
    setAt(to);
    setErrors({});
    requestAnimationFrame(() => heading.current?.focus());
  };
  const firstWrong = (found: Readonly<Record<string, string>>) =>
    steps.findIndex(one => one.fields.some(({ name }) => found[name]));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step) {
      const missing = missingIn(step, values, files, say);
      setErrors(missing);
      if (!Object.keys(missing).length) go(at + 1);
      return;
    }
    // Whatever is missing in any step, before it is sent: what was kept on the device has no documents.
    const missing = Object.assign({}, ...steps.map(one => missingIn(one, values, files, say)));
    if (firstWrong(missing) >= 0) {
      setProblem(say('Periksa kembali isian yang ditandai.'));
      go(firstWrong(missing));
      setErrors(missing);
      return;
    }
    const { persetujuan } = form;
    if (persetujuan && agreed !== persetujuan.id) {
      setErrors({ persetujuan: say('Centang persetujuan ini untuk mengirim pendaftaran.') });
      document.getElementById('persetujuan')?.focus();
      return;
    }
    setBusy(true);
    setProblem(null);
    // A form without an answer is sent again under the same token, so that it is not stored twice.
    const formToken = unanswered.current ?? form.formToken;
    try {
      noteSent(formToken);
      const words = { formToken, situsWeb: trap, persetujuan: agreed };
      setDone(await api.sendForm({ ...sentOf(steps, values), bahasa: language }, words, files));
      forgetSent();
      forgetValues();
    } catch (error) {
      if (error instanceof Refused && error.unanswered) {
        unanswered.current = formToken;
        setProblem(
          say(
            'Koneksi terputus sebelum jawaban diterima. Tekan Kirim Pendaftaran sekali lagi: pendaftaran yang sudah masuk tidak dibuat dua kali.',
          ),
        );
        return;
      }
      // The earlier version may have been stored, although the form was changed since.
      const stored = unanswered.current ? await api.readAnswer(formToken).catch(() => null) : null;
      unanswered.current = undefined;
      forgetSent();
      if (stored) {
        forgetValues();
        setDone({ ...stored, isianLain: true });
        return;
      }
      const fields = error instanceof Refused ? error.fields : {};
      setProblem(error instanceof Error ? error.message : '');
      const wrong = firstWrong(fields);
      if (wrong >= 0) go(wrong);
      setErrors(fields);
      // The form itself is over, or its text was replaced; what was typed stays.
      if (error instanceof Refused && (error.status === 400 || fields.persetujuan)) {
        if (fields.persetujuan) setProblem(fields.persetujuan);
        const fresh = await api.readForm().catch(() => null);
        if (fresh) setForm(fresh);
      }
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate className="registration">
      <ol className="registration-steps">
        {[...steps.map(({ title }) => title), say('Tinjau dan kirim')].map((title, i) => (
          <li key={title} aria-current={i === at ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1}>
        {step?.title ?? say('Tinjau dan kirim')}
      </h2>
      {problem ? (
        <p role="alert" className="field-error">
          {problem}
        </p>
      ) : null}
      {step ? (
        <StepFields step={step} values={values} files={files} errors={errors} onValue={change} onFile={choose} />
      ) : (
        <>
          <Review steps={steps} values={values} files={files} />
          {form.persetujuan ? (
            <Consent
              text={form.persetujuan}
              ticked={agreed === form.persetujuan.id}
              error={errors.persetujuan}
              onTick={ticked => {
                setAgreed(ticked ? (form.persetujuan?.id ?? '') : '');
                setErrors({});
              }}
            />
          ) : null}
        </>
      )}
      <p className="trap" aria-hidden="true">
        <label>
          {say('Jangan isi kolom ini')}
          <input
            tabIndex={-1}
            autoComplete="off"
            name="situsWeb"
            value={trap}
            onChange={e => setTrap(e.target.value)}
          />
        </label>
      </p>
      <div className="hero-actions">
        {at > 0 ? (
          <button type="button" className="button button-ghost" onClick={() => go(at - 1)}>
            {say('Kembali')}
          </button>
        ) : null}
        <button type="submit" className="button button-main" disabled={busy}>
          {say(step ? 'Lanjut' : busy ? 'Mengirim…' : 'Kirim Pendaftaran')}
        </button>
      </div>
    </form>
  );
}
