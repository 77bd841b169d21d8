import type { ImportFlow } from './useImport.ts';

/** What each step of the dialog is given. */
export interface StepProps {
  flow: ImportFlow;
  onClose: () => void;
}
