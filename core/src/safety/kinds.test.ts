import { describe, expect, test } from "vitest";
import { readMessage } from "./read-message.ts";

// the rules alone, as they read before the learned readers are there
describe("kinds that are told without the words of dying", () => {
  test.each([
    ["me tomé dos veces las pastillas hoy sin querer", 4, "taken"],
    ["i took my heart pills twice today, by mistake", 4, "taken"],
    ["mi hijo de 3 años se tragó unas pastillas de la abuela", 4, "taken"],
    ["our toddler swallowed a battery", 4, "taken"],
    ["mi padrastro me tocaba de niña", 3, "violence"],
    ["my stepdad molested me for years", 3, "violence"],
    ["tengo miedo de hacerle daño a mi bebé", 3, "harm-others"],
    ["im afraid ill hurt him, he doesnt stop screaming", 3, "harm-others"],
    ["me duele el pecho y el brazo, estoy sudando", 4, "body"],
    ["pressure on my chest and my jaw is numb", 4, "body"],
    ["después de comer vomito, nadie sabe", 2, "eating"],
    ["i make myself throw up", 2, "eating"],
    ["desde el parto tengo pensamientos horribles", 2, "birth"],
    ["since my baby came i have scary thoughts", 2, "birth"],
    ["mi hermana se despidió por audio y no contesta", 4, "another"],
    ["my mate left a goodbye note and wont answer", 4, "another"],
    ["me da miedo que se haga algo", 3, "another"],
    ["i used to cut myself in college", 2, "self-injury"],
    ["me duele el pecho", 4, "body"],
    ["my chest hurts", 4, "body"],
    ["mi pareja me da miedo", 3, "violence"],
    ["my boyfriend checks my phone", 3, "violence"],
    ["me he despedido de todos", 4, "life"],
    ["la pareja de mi madre se mete en mi cama y me toca, nadie me cree", 3, "violence"],
    ["my stepdad comes into my room at night", 3, "violence"],
    ["me jaló del pelo", 3, "violence"],
    ["he yanked my hair because dinner was late", 3, "violence"],
    ["dinner was cold so he pushed me into the counter", 3, "violence"],
    ["escucho que me hablan por la tele", 2, "confusion"],
    ["ayer casi le hago daño a mi hija y me asusta", 3, "harm-others"],
    ["my friend gave away his records, wrote some kind of goodbye and is not answering", 3, "another"],
    ["my baby is 4 weeks old and there are thoughts about her i can't tell anyone", 2, "birth"],
    ["he escrito una carta de despedida", 4, "life"],
    ["tengo ideas de desaparecer", 2, "life"],
    ["i wrote goodbye letters and said my goodbyes", 4, "life"],
  ])("%s is %i, %s", (message, level, kind) => {
    expect(readMessage(message, null)).toMatchObject({ level, kind });
  });

  test.each([
    "mi hermano entra a mi cuarto sin llamar y me toca lavar los platos",
    "he pushed me into the pool on my birthday",
    "my dad beats me at chess every sunday",
    "me tomé dos cafés y voy de doble turno",
    "i took the kids to school twice today",
    "mi hijo se comió todas las galletas",
    "the film really touched me",
    "me tocó la lotería",
    "me aprieta el zapato y me duele el brazo del gimnasio",
    "my chest is fine, the shirt is tight",
    "vomité después de la montaña rusa",
    "los tacones me matan",
    "mi hermano se despidió en el aeropuerto y ya lo extraño",
    "me cortaba el pelo mi tía",
    "me duele el pecho de tanto toser",
    "a mi pareja le da miedo volar",
    "my chest hurts from the gym",
    "para qué sigo en este trabajo",
    "me despedí de todos en la oficina, me jubilo",
    "hoy he discutido con mi jefe y no puedo dejar de darle vueltas",
  ])("%s is no danger", (message) => {
    expect(readMessage(message, null).level).toBe(0);
  });
});
