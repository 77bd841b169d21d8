import { useIdentity } from '../../../../platform/useIdentity.ts';

/** Whom to ask, where the page itself cannot help. */
export function Contact({ children }: { children: string }) {
  const { email, telepon } = useIdentity();
  return (
    <p className="auth-intro">
      {children} <a href={`mailto:${email}`}>{email}</a>, {telepon}.
    </p>
  );
}
