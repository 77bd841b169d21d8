import type { RegistrationForm } from './api.ts';
import { useLanguage } from './language.tsx';

interface ConsentProps {
  text: NonNullable<RegistrationForm['persetujuan']>;
  ticked: boolean;
  error: string | undefined;
  onTick: (ticked: boolean) => void;
}

/** Text to which the registrant has to agree. */
export function Consent({ text, ticked, error, onTick }: ConsentProps) {
  const { say } = useLanguage();
  return (
    <section className="consent" aria-labelledby="judul-persetujuan">
      <h3 id="judul-persetujuan">{text.judul}</h3>
      {text.isi.split(/\n+/).map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
        <p key={i}>{line}</p>
      ))}
      <p>
        <label className="field-check">
          <input
            id="persetujuan"
            type="checkbox"
            checked={ticked}
            aria-required="true"
            aria-invalid={error !== undefined}
            aria-describedby={error ? 'salah-persetujuan' : undefined}
            onChange={e => onTick(e.target.checked)}
          />
          {say('Saya sudah membaca dan menyetujui teks ini (versi {versi}).', { versi: String(text.versi) })}
        </label>
      </p>
      {error ? (
        <p className="field-error" id="salah-persetujuan" role="alert">
          {error}
        </p>
      ) : null}
    </section>
  );
}
