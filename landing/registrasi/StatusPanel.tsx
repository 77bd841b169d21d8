import { type FormEvent, useState } from 'react';
import { Refused, type RegistrationForm, type StatusAnswer } from './api.ts';
import type { Values } from './FieldInput.tsx';
import { useLanguage } from './language.tsx';
import { StepFields } from './StepFields.tsx';
import { sentOf, wrongWith } from './values.ts';

/** Looks a registration up by number and code; repairs it, and opens the account of who was accepted. */
export function StatusPanel() {
  const { say, api } = useLanguage();
  const [nomor, setNomor] = useState('');
  const [kode, setKode] = useState('');
  const [found, setFound] = useState<StatusAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async (event?: FormEvent) => {
    event?.preventDefault();
    setProblem(null);
    try {
      setFound(await api.readStatus(nomor, kode));
    } catch (error) {
      setFound(null);
      setProblem(error instanceof Error ? error.message : '');
    }
  };
  return (
    <>
      <form onSubmit={look} className="registration">
        <div className="fields">
          <div className="field">
            <label htmlFor="nomor-registrasi">{say('Nomor registrasi')}</label>
            <input
              id="nomor-registrasi"
              required
              value={nomor}
              maxLength={20}
              onChange={e => setNomor(e.target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor="kode-akses">{say('Kode akses')}</label>
            <input
              id="kode-akses"
              required
              value={kode}
              maxLength={20}
              autoComplete="off"
              onChange={e => setKode(e.target.value)}
            />
          </div>
        </div>
        {problem ? (
          <p role="alert" className="field-error">
            {problem}
          </p>
        ) : null}
        <button type="submit" className="button button-main">
          {say('Cek Status')}
        </button>
      </form>
      {found ? <Found answer={found} again={() => look()} /> : null}
    </>
  );
}

function Found({ answer, again }: { answer: StatusAnswer; again: () => Promise<void> }) {
  const { say, day } = useLanguage();
  const may = answer.status === 'disetujui' || answer.status === 'berjalan';
  return (
    <section aria-live="polite">
      <h2>{say('Status: {status}', { status: answer.namaStatus })}</h2>
      <p>
        {answer.namaLengkap}, {answer.namaProdi}
      </p>
      <ol className="timeline">
        {answer.riwayat.map(({ status, catatan, waktu }) => (
          <li key={`${status} ${waktu}`}>
            <strong>{status}</strong>, {day(waktu)}
            {catatan ? <p>{say('Catatan: {catatan}', { catatan })}</p> : null}
          </li>
        ))}
      </ol>
      {answer.status === 'revisi' ? <Repair answer={answer} onDone={again} /> : null}
      {may && !answer.akunAktif ? <Activate answer={answer} onDone={again} /> : null}
      {may && answer.akunAktif ? (
        <p>
          {say('Akun Anda sudah aktif.')} <a href="/login">{say('Masuk ke portal')}</a>{' '}
          {say('dengan nomor mahasiswa inbound {npm}.', { npm: answer.npm ?? '' })}
        </p>
      ) : null}
    </section>
  );
}

interface Part {
  answer: StatusAnswer;
  onDone: () => Promise<void>;
}

const textsOf = (row: StatusAnswer['pendaftaran']): Values =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]): [string, string | string[] | boolean][] => {
      if (Array.isArray(value)) return [[name, value.map(String)]];
      if (typeof value === 'boolean') return [[name, value]];
      return value === null || value === undefined ? [] : [[name, String(value)]];
    }),
  );

function Repair({ answer, onDone }: Part) {
  const { say, api } = useLanguage();
  const [form, setForm] = useState<RegistrationForm | null>(null);
  const [values, setValues] = useState<Values>(() => textsOf(answer.pendaftaran));
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!form)
    return (
      <button
        type="button"
        className="button button-main"
        onClick={() => api.readForm().then(setForm, (error: unknown) => setProblem(String(error)))}
      >
        {say('Perbaiki Data')}
      </button>
    );
  // Identity numbers are never shown again and are sent only if typed anew; the study period stays.
  const steps = form.langkah.map(step => ({
    ...step,
    fields: step.fields.filter(({ name }) => name !== 'idMasaStudi' && name !== 'rencanaMk'),
  }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const data = { ...sentOf(steps, values), version: answer.version };
      await api.sendRepair(answer.id, data, answer.statusToken, files);
      await onDone();
    } catch (error) {
      setErrors(error instanceof Refused ? error.fields : {});
      setProblem(error instanceof Error ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={send} noValidate className="registration">
      {steps.map(step => (
        <fieldset key={step.title}>
          <legend>{step.title}</legend>
          <StepFields
            step={step}
            values={values}
            files={files}
            errors={errors}
            onValue={(name, value) => setValues({ ...values, [name]: value })}
            onFile={(name, file) => {
              const next = new Map(files);
              if (file) next.set(name, file);
              else next.delete(name);
              setFiles(next);
              const field = step.fields.find(one => one.name === name);
              const { [name]: _, ...others } = errors;
              const wrong = field && file ? wrongWith(field, file, say) : undefined;
              setErrors(wrong ? { ...others, [name]: wrong } : others);
            }}
          />
        </fieldset>
      ))}
      {problem ? (
        <p role="alert" className="field-error">
          {problem}
        </p>
      ) : null}
      <button type="submit" className="button button-main" disabled={busy}>
        {say(busy ? 'Mengirim…' : 'Ajukan Kembali')}
      </button>
    </form>
  );
}

function Activate({ answer, onDone }: Part) {
  const { say, api } = useLanguage();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    try {
      await api.activateAccount(answer.statusToken, password, again);
      await onDone();
    } catch (error) {
      const [first] = error instanceof Refused ? Object.values(error.fields) : [];
      setProblem(first ?? (error instanceof Error ? error.message : ''));
    }
  };
  return (
    <form onSubmit={send} className="registration">
      <h3>{say('Aktifkan Akun')}</h3>
      <p>
        {say('Nomor mahasiswa inbound Anda {npm}. Buat kata sandi untuk masuk ke portal.', {
          npm: answer.npm ?? '',
        })}
      </p>
      <div className="fields">
        <div className="field">
          <label htmlFor="sandi">{say('Kata sandi')}</label>
          <input
            id="sandi"
            type="password"
            required
            autoComplete="new-password"
            value={password}
            onChange={e => setPassword(e.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="sandi-ulang">{say('Ulangi kata sandi')}</label>
          <input
            id="sandi-ulang"
            type="password"
            required
            autoComplete="new-password"
            value={again}
            onChange={e => setAgain(e.target.value)}
          />
        </div>
      </div>
      {problem ? (
        <p role="alert" className="field-error">
          {problem}
        </p>
      ) : null}
      <button type="submit" className="button button-main">
        {say('Aktifkan Akun')}
      </button>
    </form>
  );
}
