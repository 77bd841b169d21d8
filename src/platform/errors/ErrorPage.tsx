import { BackToHome } from './BackToHome.tsx';
import { MessagePage } from './MessagePage.tsx';

interface Props {
  status?: number;
  /** The error's own message, if it is meant for people. */
  message?: string;
  inside?: boolean;
}

/** Everything but 404 (portal-spec §2, §8). */
export function ErrorPage({ status = 500, message, inside }: Props) {
  return (
    <MessagePage status={status} title="An Error Occurred" inside={inside}>
      <p lang="en">Our experts are working to fix the issue.</p>
      {message ? <p role="alert">{message}</p> : null}
      <BackToHome />
    </MessagePage>
  );
}
