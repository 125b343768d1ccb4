import type { Walker } from "./walker.ts";

// The parts of the first walk, as one person takes them.

const password = "agua tranquila 7";

export async function chooseLanguage(walker: Walker): Promise<void> {
  await walker.window.load(walker.window.url);
  await walker.see({ text: "Español" });
  await walker.picture("language picker");
  await walker.press({ text: "Español", exact: true });
  await walker.see({ role: "link", name: "Crea tu cuenta" });
  await walker.picture("landing");
  await walker.press({ role: "link", name: "Crea tu cuenta" });
}

export async function signUp(walker: Walker): Promise<void> {
  await walker.see({ label: "Nombre completo" });
  await walker.untilRunning();
  await walker.fill({ label: "Nombre completo" }, "Marina Río");
  await walker.fill({ label: "Correo electrónico" }, "marina@example.org");
  await walker.fill({ label: "Contraseña", exact: true }, password);
  await walker.fill({ label: "Confirma la contraseña" }, "otra cosa distinta");
  await walker.press({ role: "button", name: "Crear cuenta" });
  await walker.see({ text: "Las dos contraseñas no coinciden." });
  await walker.picture("sign-up");
  await walker.fill({ label: "Confirma la contraseña" }, password);
  await walker.press({ role: "button", name: "Crear cuenta" });
  await walker.arriveAt("/");
  await walker.untilRunning();
  await walker.see({ role: "heading", name: "Marina" });
}

export async function answerAll(walker: Walker): Promise<void> {
  await walker.press({ role: "link", name: "Hacer la evaluación" });
  for (let number = 1; number <= 12; number += 1) {
    await walker.see({ text: `Pregunta ${number} de 12` });
    if (number === 5) {
      await walker.reload();
      await walker.see({ text: "Pregunta 5 de 12" });
      await walker.picture("assessment");
    }
    // a press leads on by itself
    await walker.press({ text: number % 2 ? "Rara vez" : "A menudo", exact: true });
  }
  await walker.press({ role: "button", name: "Enviar" });
  await walker.arriveAt("/");
  await walker.see({ text: "Tu estrés general es moderado." });
  await walker.picture("result");
  await walker.press({ role: "link", name: "Ahora no, ir al inicio" });
  await walker.see({ text: "Tienes 8 actividades preparadas. Por hoy, con una basta." });
  await walker.picture("home");
}

/** Begins, pauses with the keyboard, goes on, reloads in the middle, and finishes. */
export async function followSession(walker: Walker): Promise<void> {
  await walker.press({ role: "link", name: "Comenzar Sesión" });
  await walker.press({ role: "button", name: "Empezar" });
  await walker.see({ text: "Paso 1 de" });
  await walker.window.type(" ");
  await walker.see({ text: "En pausa" });
  await walker.window.type(" ");
  await walker.see({ role: "button", name: "Pausar" });
  await walker.picture("session");
  await walker.reload();
  const finish = { role: "button", name: "Finalizar Actividad" };
  await walker.see({ text: "Paso 1 de" });
  for (let step = 2; !(await walker.isSeen(finish)); step += 1) {
    await walker.press({ role: "button", name: "Siguiente" });
    await walker.see({ text: `Paso ${step} de` });
  }
  await walker.press(finish);
  await walker.see({ role: "heading", name: "¡Actividad Completada!" });
  await walker.picture("session completed");
  await walker.arriveAt("/");
  await walker.see({ text: "Has completado 1 de 8 actividades." });
}

/** Breathes for a minute, in real time. */
export async function breathe(walker: Walker): Promise<void> {
  await walker.open("/breathing-game");
  await walker.press({ role: "radio", name: "1 minuto" });
  await walker.press({ role: "button", name: "Comenzar Sesión" });
  await walker.see({ text: "Ciclo 1 de 3" });
  await walker.picture("breathing");
  await walker.see({ text: "¡Sesión Completada!" });
  await walker.picture("breathing completed");
  await walker.press({ role: "button", name: "Continuar" });
}

export async function waterPlant(walker: Walker): Promise<void> {
  await walker.open("/zen-garden");
  await walker.press({ text: "Regar Plantas" });
  await walker.see({ text: "Haz clic en las plantas para regarlas y mejorar su salud" });
  await walker.press({ role: "button", name: "nivel 1 de 5" });
  await walker.see({ text: "¡Planta regada!" });
  await walker.picture("garden");
}

/** Notes how it is going, with the form that is open or the journal's own button. */
export async function checkIn(walker: Walker, note: string): Promise<void> {
  await walker.press({ role: "button", name: "Anotar cómo estás" });
  await walker.press({ role: "radio", name: "Mal", exact: true });
  await walker.press({ role: "slider", name: "Tu estrés" });
  await walker.fill({ role: "textbox", name: "Nota (opcional)" }, note);
  await walker.picture("check-in");
  await walker.press({ role: "button", name: "Guardar", exact: true });
  await walker.press({ role: "button", name: "Listo" });
}

/** The card with the helplines comes at once, and its numbers can be called. */
export async function sayDanger(walker: Walker): Promise<void> {
  await walker.press({ role: "button", name: "Abrir el chat" });
  await walker.fill({ role: "textbox", name: "Tu mensaje" }, "me quiero matar");
  await walker.window.pressKey("Enter");
  await walker.see({ text: "Palabras fijas de seguridad" });
  await walker.see({ role: "link", name: "Llamar a 024, 024" });
  await walker.picture("chat with the card");
  await walker.press({ role: "button", name: "Cerrar", exact: true });
}
