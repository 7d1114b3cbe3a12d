import type { SecondFactor } from '@/api/sessionAnswer';
import { FormAlert } from '@/forms/FormAlert';
import { useFormSummary } from '@/forms/useFormSummary';
import { useSubmission } from '@/forms/useSubmission';
import { signedIn } from '@/identity/identity';
import { verifyCode } from './requests';
import { TwoFactorForm } from './TwoFactorForm';

interface SecondStepProps {
  readonly secondFactor: SecondFactor;
  readonly onBack: () => void;
}

/** The second step of a sign-in that began outside the dialog, for example on LinkedIn. */
export function SecondStep({ secondFactor, onBack }: SecondStepProps) {
  const summary = useFormSummary();
  const { pending, run } = useSubmission();
  return (
    <>
      <FormAlert summary={summary} />
      <TwoFactorForm
        summary={summary}
        pending={pending !== null}
        onSubmit={async (code) => {
          const result = await run('form', (signal) => verifyCode(code, secondFactor.twoFactorToken, signal));
          if (result.outcome === 'failed') return result.error;
          if (result.outcome === 'done') signedIn(result.value.user, result.value.token);
          return undefined;
        }}
        onBack={onBack}
      />
    </>
  );
}
