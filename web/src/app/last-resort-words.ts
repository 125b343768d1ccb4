import type { ByLanguage } from "@remanso/core/language.ts";
import { oldestBrowsers } from "../first-paint/minimum-browsers.ts";

const en = {
  stopped: "This page stopped working",
  stoppedMore: "What was saved is still there. Opening the page again usually helps.",
  unloaded: "This page didn’t load completely",
  unloadedMore: "Its buttons don’t work yet. There may be no connection right now.",
  tooOld: "This browser is too old for Remanso",
  tooOldMore: `Please update it, or open Remanso in another one: ${oldestBrowsers} or newer.`,
  again: "Open the page again",
  danger: "If life is in danger now, call",
  dangerElsewhere: "If life is in danger now, call the emergency number of your country.",
  lines: "Somebody who listens:",
  help: "All helplines",
};

const es: typeof en = {
  stopped: "Esta página dejó de funcionar",
  stoppedMore: "Lo que se había guardado sigue ahí. Volver a abrir la página suele bastar.",
  unloaded: "Esta página no se cargó del todo",
  unloadedMore: "Sus botones aún no funcionan. Puede que ahora no haya conexión.",
  tooOld: "Este navegador es demasiado antiguo para Remanso",
  tooOldMore: `Actualízalo o abre Remanso en otro: ${oldestBrowsers} o posterior.`,
  again: "Volver a abrir la página",
  danger: "Si hay peligro de vida ahora, llama al",
  dangerElsewhere: "Si hay peligro de vida ahora, llama al número de emergencias de tu país.",
  lines: "Alguien que escucha:",
  help: "Todas las líneas de ayuda",
};

export const lastResortWords: ByLanguage<typeof en> = { en, es };
