/** To the root, which is another document (the landing page). */
export function BackToHome() {
  return (
    <a className="button" href="/">
      Back To Home
    </a>
  );
}
