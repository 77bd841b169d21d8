import AccessCodeButton from './AccessCodeButton.tsx';
import ContinueButton from './ContinueButton.tsx';

/** What Tim MBKM does with one student beside the steps. */
export default function StudentActions() {
  return (
    <>
      <ContinueButton />
      <AccessCodeButton />
    </>
  );
}
