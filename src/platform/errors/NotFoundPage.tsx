import { BackToHome } from './BackToHome.tsx';
import { MessagePage } from './MessagePage.tsx';

/** 404 (portal-spec §2, §8; the English words are the specification's). */
export function NotFoundPage({ inside }: { inside?: boolean }) {
  return (
    <MessagePage status={404} title="Page Not Found" inside={inside}>
      <p lang="en">Sorry we can't seem to find the page you're looking for</p>
      <p lang="en">This page could not be found</p>
      <BackToHome />
    </MessagePage>
  );
}
