import type { ImportFlow } from './useImport.ts';

/** Props of each step of the dialog. */
export interface StepProps {
  flow: ImportFlow;
  onClose: () => void;
}
