import { useQuery } from "@tanstack/react-query";
import { Link } from "../router/link.tsx";
import { useHydrated, useSearch } from "../router/provider.tsx";
import { indexSearchOf } from "../app/index-address.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { FormMessage } from "./form-message.tsx";
import { providersQuery, useRequestPasswordReset } from "./queries.ts";
import { strings } from "./strings.ts";
import { useForm } from "./use-form.ts";

/** Asks for a link to a new password. The answer never tells whether the address exists. */
export function ForgottenPassword() {
  const words = useStrings(strings);
  const { data: providers } = useQuery(providersQuery);
  const request = useRequestPasswordReset();
  const { next } = useSearch(indexSearchOf);
  return (
    <div className="grid gap-6">
      {providers?.mail === false ? (
        <Told title={words.noMailTitle} text={words.noMailText} />
      ) : request.isSuccess ? (
        <Told title={words.forgotSentTitle} text={words.forgotSentText} />
      ) : (
        <AskForm request={request} />
      )}
      <Link
        to="/"
        search={{ login: "", next }}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-primary underline underline-offset-4"
      >
        {words.backToSignIn}
      </Link>
    </div>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <div role="status">
      <h1 className="text-[2.5rem] lg:text-[3.2rem]">{title}</h1>
      <p className="mt-4 text-soft">{text}</p>
    </div>
  );
}

function AskForm({ request }: { request: ReturnType<typeof useRequestPasswordReset> }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const isReady = useHydrated();
  const { form, faults, onSubmit } = useForm(({ email = "" }, onError) =>
    request.mutate({ input: { email, language } }, { onError }),
  );
  return (
    <form ref={form} onSubmit={onSubmit} method="post" noValidate className="grid gap-6">
      <div>
        <h1 className="text-[2.5rem] lg:text-[3.2rem]">{words.forgotTitle}</h1>
        <p className="mt-4 text-soft">{words.forgotText}</p>
      </div>
      <Field
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={faults.fields["email"]}
      />
      <FormMessage message={faults.message} />
      <Button type="submit" disabled={!isReady || request.isPending} className="min-h-13">
        {request.isPending ? words.sending : words.forgotSend}
      </Button>
    </form>
  );
}
