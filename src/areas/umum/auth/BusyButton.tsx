interface Props {
  busy: boolean;
  words: string;
  /** Label while the server is asked. */
  meanwhile: string;
}

/** The button of a form before the login. */
export function BusyButton({ busy, words, meanwhile }: Props) {
  return (
    <button className="button" type="submit" disabled={busy}>
      {busy ? <span className="auth-spinner" aria-hidden="true" /> : null}
      {busy ? meanwhile : words}
    </button>
  );
}
