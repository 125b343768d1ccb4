import type { CatalogueEntry } from "../catalogue-entry.ts";

/** Making something small with pen, paper or what is in the kitchen. */
export const creative: readonly CatalogueEntry[] = [
  {
    key: "one-line-drawing",
    type: "creative",
    name: { en: "One-line drawing", es: "Dibujo de una sola línea" },
    description: {
      en:
        "Draw something on your table without looking at the paper or lifting the pen. It comes " +
        "out crooked, and that’s the charm of it.",
      es: "Dibuja un objeto de tu mesa sin mirar el papel ni levantar el bolígrafo. El resultado sale torcido, y ahí está la gracia.",
    },
    minutes: 6,
    weights: { work: 2, financial: 0, personal: 1, global: 1 },
    timeOfDay: "anytime",
    answers: ["work_2"],
    steps: [
      {
        title: { en: "Object and paper", es: "Objeto y papel" },
        instruction: {
          en: "Set something with an interesting shape in front of you: a mug, some keys, your other hand. Take a pen and any paper, even the back of an envelope. Weigh the paper down so it stays put while you look elsewhere.",
          es: "Pon delante un objeto con forma interesante: una taza, unas llaves, tu otra mano. Ten un bolígrafo y cualquier papel, aunque sea el dorso de un sobre. Sujeta el papel para que no se mueva mientras miras hacia otro lado.",
        },
        seconds: 45,
        type: "instruction",
      },
      {
        title: { en: "Look and trace", es: "Mirar y trazar" },
        instruction: {
          en:
            "Put the tip down and fix your eyes on one edge of the object. Follow it as slowly as an " +
            "ant would, your hand moving at the same speed. Don’t look at the paper or lift the pen " +
            "until you have gone all the way round.",
          es: "Apoya la punta y fija la vista en un borde del objeto. Recórrelo con los ojos tan lento como una hormiga, y que la mano avance a la misma velocidad. No mires el papel y no levantes el bolígrafo hasta dar la vuelta entera.",
        },
        seconds: 100,
        type: "movement",
      },
      {
        title: { en: "See what came out", es: "Ver lo que salió" },
        instruction: {
          en:
            "Look at the drawing as if someone else had made it. Find the bit of line that most " +
            "resembles the object, even a centimeter of it, and the oddest bit. Mark each with a dot: " +
            "both are keepers.",
          es: "Mira el dibujo como si lo hubiera hecho otra persona. Busca el trozo de línea que más se parezca al objeto, aunque mida un centímetro, y el trozo más raro. Márcalos con un punto: los dos son buenos.",
        },
        seconds: 45,
        type: "reflection",
      },
      {
        title: { en: "Again, with details", es: "Otra vez, con detalles" },
        instruction: {
          en:
            "Draw it again beside the first. This time you may look at the paper three times, no " +
            "more. When the line reaches a shadow, a reflection or a crack, go in and come back out. " +
            "It’s still one single line.",
          es: "Dibújalo de nuevo al lado. Esta vez puedes mirar el papel tres veces, ni una más. Cuando la línea llegue a una sombra, un reflejo o una grieta, entra en ella y vuelve a salir. Sigue siendo una sola línea.",
        },
        seconds: 120,
        type: "movement",
      },
      {
        title: { en: "A museum title", es: "Título de museo" },
        instruction: {
          en: "Give it a serious name, as a museum would: “Mug on a Tuesday, ink on used envelope”. Add the date. Keep it, turn it into a bookmark or recycle it; looking closely was the whole activity.",
          es: "Ponle un nombre serio, como en un museo: “Taza en un martes, tinta sobre sobre usado”. Añade la fecha. Puedes guardarlo, usarlo de marcapáginas o reciclarlo; mirar con atención ya era la actividad.",
        },
        seconds: 50,
        type: "instruction",
      },
    ],
  },
  {
    key: "kitchen-table-rhythm",
    type: "creative",
    name: { en: "Kitchen table rhythm", es: "Ritmo en la mesa" },
    description: {
      en: "A simple rhythm with your hands, a spoon and a mug. Keeping count may help worries turn their volume down.",
      es: "Un ritmo sencillo con las manos, una cuchara y una taza. Llevar la cuenta puede ayudar a que las preocupaciones bajen de volumen.",
    },
    minutes: 5,
    weights: { work: 2, financial: 0, personal: 1, global: 1 },
    timeOfDay: "anytime",
    hours: [7, 22],
    answers: ["work_2", "global_1"],
    steps: [
      {
        title: { en: "Find two sounds", es: "Busca dos sonidos" },
        instruction: {
          en: "Sit at the table with a spoon and an empty mug. Find out what sounds low, perhaps a palm on the wood, and what sounds high, perhaps spoon against mug. If someone is asleep nearby, use only your fingertips.",
          es: "Siéntate a la mesa con una cuchara y una taza vacía. Prueba qué suena grave, quizá la palma sobre la madera, y qué suena agudo, quizá la cuchara contra la taza. Si alguien duerme cerca, usa solo las yemas de los dedos.",
        },
        seconds: 60,
        type: "instruction",
      },
      {
        title: { en: "A beat of four", es: "Un pulso de cuatro" },
        instruction: {
          en: "Count one, two, three, four under your breath, taking your time. Play the low sound on one and the high sound on three. Leave two and four empty. Keep going round until it runs by itself.",
          es: "Cuenta en voz baja uno, dos, tres, cuatro, sin prisa. Da un golpe grave en el uno y un golpe agudo en el tres. Deja vacíos el dos y el cuatro. Repite la vuelta hasta que salga sin pensar.",
        },
        seconds: 60,
        type: "movement",
      },
      {
        title: { en: "Add an ornament", es: "Añade un adorno" },
        instruction: {
          en: "Now put two soft, quick taps on four, with the fingers of your other hand. Low, nothing, high, tap-tap. If it tangles, return to the earlier beat for a couple of rounds and try again more slowly.",
          es: "Ahora pon dos golpes suaves y rápidos en el cuatro, con los dedos de la otra mano. Grave, nada, agudo, dedos-dedos. Si se enreda, vuelve al pulso de antes un par de vueltas y prueba de nuevo más despacio.",
        },
        seconds: 70,
        type: "movement",
      },
      {
        title: { en: "Play with silence", es: "Juega con el silencio" },
        instruction: {
          en: "Play two rounds and leave the third silent, still counting it inside. Come back in right on the one. Do this four or five times. Listen for the sounds of the house that fit into the gap.",
          es: "Toca dos vueltas y calla la tercera, pero sigue contándola por dentro. Entra otra vez justo en el uno. Hazlo cuatro o cinco veces. Escucha qué otros ruidos de la casa caben en ese hueco.",
        },
        seconds: 60,
        type: "movement",
      },
      {
        title: { en: "Fade to the end", es: "Baja hasta el final" },
        instruction: {
          en:
            "Repeat your rhythm more and more softly, as if walking away down a hallway. When it can " +
            "hardly be heard, lay your hands flat on the table. Stay a few seconds with the buzz in " +
            "your palms.",
          es: "Repite tu ritmo cada vez más flojo, como si te alejaras por un pasillo. Cuando casi no se oiga, deja las manos planas sobre la mesa. Quédate unos segundos con la vibración en las palmas.",
        },
        seconds: 50,
        type: "movement",
      },
    ],
  },
  {
    key: "found-words-poem",
    type: "creative",
    name: { en: "Found words poem", es: "Poema de palabras encontradas" },
    description: {
      en: "Turn a printed page into a short poem by choosing what stays. It may help when more information arrives than you can hold.",
      es: "Convierte una página impresa en un poema breve con lo que elijas dejar. Puede ayudar cuando llega más información de la que cabe.",
    },
    minutes: 15,
    weights: { work: 1, financial: 0, personal: 1, global: 3 },
    timeOfDay: "afternoon",
    answers: ["global_1"],
    steps: [
      {
        title: { en: "Choose a page", es: "Elige una página" },
        instruction: {
          en: "Find some text you can mark: a leaflet, an old newspaper, the instructions for an appliance. Avoid news that upsets you today. With nothing printed around, copy ten lines by hand from any text on your phone.",
          es: "Busca un texto que puedas rayar: un folleto, un periódico viejo, las instrucciones de un aparato. Evita las noticias que hoy te remuevan. Si no tienes papel impreso, copia a mano diez líneas de cualquier texto que tengas en el teléfono.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Circle words", es: "Rodea palabras" },
        instruction: {
          en:
            "Let your eyes wander over the page without reading it in order. Circle about twenty " +
            "words you like for their sound, their color or no reason at all. Mix things, actions and " +
            "small words such as “without”, “still” or “toward”.",
          es: "Pasa los ojos por la página sin leerla en orden. Rodea con un lápiz unas veinte palabras que te gusten por su sonido, su color o porque sí. Mezcla cosas, acciones y palabras pequeñas como “sin”, “todavía” o “hacia”.",
        },
        seconds: 210,
        type: "movement",
      },
      {
        title: { en: "Join and leave out", es: "Une y descarta" },
        instruction: {
          en: "Write the words on a sheet and look for unexpected pairs, such as “rain” with “warranty”. Choose between seven and twelve. Set them in three or four short lines. You may change endings, but add no more than three words of your own.",
          es: "Escribe esas palabras en una hoja y busca parejas que no esperabas, como “lluvia” con “garantía”. Elige entre siete y doce. Ponlas en tres o cuatro líneas cortas. Puedes cambiar plurales o verbos, pero no añadas más de tres palabras tuyas.",
        },
        seconds: 270,
        type: "reflection",
      },
      {
        title: { en: "Cover the rest", es: "Tapa el resto" },
        instruction: {
          en: "Go back to the page and leave only the words you kept showing. Cross out everything else with slow strokes, fill it with stripes or draw one large shape over it. The page’s noise becomes the background of your poem.",
          es: "Vuelve a la página y deja a la vista solo las palabras que quedaron. Tacha lo demás con trazos lentos, rellénalo de rayas o dibuja encima una forma grande. El ruido de la página pasa a ser el fondo de tu poema.",
        },
        seconds: 180,
        type: "movement",
      },
      {
        title: { en: "Read it aloud", es: "Léelo en voz alta" },
        instruction: {
          en:
            "Read the poem twice: once at an ordinary pace, once stopping at the end of every line. " +
            "Which word stays with you? Make it the title. It doesn’t have to mean anything you could " +
            "explain.",
          es: "Lee el poema dos veces: la primera a ritmo normal, la segunda parando al final de cada línea. ¿Qué palabra se queda contigo? Úsala como título. No tiene que significar nada que puedas explicar.",
        },
        seconds: 120,
        type: "reflection",
      },
    ],
  },
  {
    key: "small-pattern-tile",
    type: "creative",
    name: { en: "A paper tile", es: "Un azulejo de papel" },
    description: {
      en: "Fill a small square with repeating lines, dots and curves. Slow work for restless hands at the end of the day.",
      es: "Llena un cuadrado pequeño con rayas, puntos y curvas que se repiten. Un trabajo lento para manos inquietas al final del día.",
    },
    minutes: 20,
    weights: { work: 2, financial: 2, personal: 1, global: 1 },
    timeOfDay: "evening",
    answers: ["work_2"],
    steps: [
      {
        title: { en: "Draw the square", es: "Traza el cuadrado" },
        instruction: {
          en:
            "On a sheet of paper draw a square of about ten centimeters, freehand. A wobble gives it " +
            "character. Put a dot near each corner and join the dots with slightly curved lines to " +
            "make a frame inside.",
          es: "Dibuja en un papel un cuadrado de unos diez centímetros, a mano alzada. Si tiembla, tendrá más carácter. Pon un punto cerca de cada esquina y une los puntos con líneas algo curvas para hacer un marco por dentro.",
        },
        seconds: 120,
        type: "instruction",
      },
      {
        title: { en: "Divide into five areas", es: "Divide en cinco zonas" },
        instruction: {
          en: "Without much thought, run a scribble across the frame so that it makes five areas: a loop, a zigzag, a wave. Let some be big and some small. These areas are your plots; each one gets a pattern of its own.",
          es: "Sin pensarlo mucho, cruza el marco con un garabato que forme cinco zonas: un lazo, una zeta, una ola. Que unas sean grandes y otras pequeñas. Esas zonas son tus parcelas; cada una tendrá un motivo distinto.",
        },
        seconds: 90,
        type: "movement",
      },
      {
        title: { en: "Lines and dots", es: "Líneas y puntos" },
        instruction: {
          en: "Fill the first area with parallel lines, close together. Fill the second with rows of dots, each under the gap above. Work slowly enough to say each stroke to yourself: down, down, down. Turn the paper whenever it helps.",
          es: "Rellena la primera zona con rayas paralelas, muy juntas. La segunda, con filas de puntos, uno debajo del hueco de los de arriba. Trabaja tan lento que puedas decir cada trazo por dentro: baja, baja, baja. Gira el papel cuando te convenga.",
        },
        seconds: 390,
        type: "movement",
      },
      {
        title: { en: "Scales, waves, checks", es: "Escamas, ondas, cuadros" },
        instruction: {
          en: "For the other three areas try fish scales, waves that follow one another, and a checkerboard with every other box filled. If a stroke goes astray, repeat it on purpose twice more: that way it joins the pattern.",
          es: "Para las otras tres zonas prueba escamas de pez, ondas que se siguen unas a otras y un tablero con casillas alternas llenas. Si un trazo se escapa, repítelo a propósito dos veces más: así pasa a formar parte del dibujo.",
        },
        seconds: 390,
        type: "movement",
      },
      {
        title: { en: "Shade and distance", es: "Sombra y distancia" },
        instruction: {
          en:
            "Rub a little pencil along the edges with a finger, or thicken the pen line between the " +
            "areas. Then hold the tile at arm’s length, half close your eyes and decide whether it’s " +
            "done.",
          es: "Frota un poco de lápiz con el dedo a lo largo de los bordes, o engruesa con el bolígrafo la línea que separa las zonas. Después pon el azulejo a un brazo de distancia, entorna los ojos y decide si ya está.",
        },
        seconds: 210,
        type: "movement",
      },
    ],
  },
  {
    key: "menu-of-free-pleasures",
    type: "creative",
    name: { en: "Menu of free pleasures", es: "Carta de placeres gratis" },
    description: {
      en: "Design the menu of an imaginary restaurant with things you enjoy that cost no money. It may help in a tight month.",
      es: "Diseña la carta de un restaurante imaginario con cosas que disfrutas y no cuestan dinero. Puede ayudar en un mes justo.",
    },
    minutes: 9,
    weights: { work: 0, financial: 3, personal: 2, global: 0 },
    timeOfDay: "anytime",
    answers: ["financial_3"],
    steps: [
      {
        title: { en: "Open your restaurant", es: "Abre tu restaurante" },
        instruction: {
          en: "Fold a sheet in half like a restaurant menu. On the cover write an invented name for your place and draw a simple border: leaves, waves or lines. Inside, mark three sections: starters, mains and desserts.",
          es: "Dobla una hoja por la mitad, como la carta de un restaurante. En la portada escribe un nombre inventado para tu local y dibuja un borde sencillo: hojas, olas o líneas. Dentro marca tres apartados: entradas, platos y postres.",
        },
        seconds: 80,
        type: "instruction",
      },
      {
        title: { en: "Two-minute starters", es: "Entradas de dos minutos" },
        instruction: {
          en: "List three very brief, free pleasures: opening the window after rain, smelling the coffee before drinking it, stretching in the sun. Choose ones that are truly yours. If none appears, remember something you liked at ten years old.",
          es: "Anota tres placeres brevísimos y gratuitos: abrir la ventana después de la lluvia, oler el café antes de beberlo, estirarte al sol. Elige los tuyos de verdad. Si no aparece ninguno, recuerda algo que te gustaba a los diez años.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Half-hour mains", es: "Platos de media hora" },
        instruction: {
          en: "Now three that fill you more: a walk down an unfamiliar street, a borrowed book, an unhurried shower, music with your eyes closed. Describe them as a chef would: served with what, at what temperature, best at which hour.",
          es: "Ahora tres platos que llenen más: un paseo por una calle que no conoces, un libro prestado, una ducha sin prisa, música con los ojos cerrados. Descríbelos como un chef: con qué van acompañados, a qué temperatura, a qué hora saben mejor.",
        },
        seconds: 140,
        type: "reflection",
      },
      {
        title: { en: "Desserts for the evening", es: "Postres para la noche" },
        instruction: {
          en: "Add two sweet endings: rereading a conversation that made you laugh, making the bed with care, looking through pictures of a good day. Beside every dish, where its price would be, draw an ornate zero.",
          es: "Añade dos finales dulces: releer una conversación que te hizo reír, preparar la cama con cuidado, mirar fotos de un buen día. Junto a cada plato, donde iría el precio, dibuja un cero con adornos.",
        },
        seconds: 120,
        type: "reflection",
      },
      {
        title: { en: "Order something", es: "Pide algo" },
        instruction: {
          en: "Read the whole menu as if you had just sat down. Order one starter for today and circle it. Leave the menu where you usually do your sums or check your phone. The dishes can change with the seasons.",
          es: "Lee la carta entera como si acabaras de sentarte. Pide una entrada para hoy y rodéala. Deja la carta donde sueles hacer cuentas o mirar el teléfono, para tenerla cerca. Puedes cambiar los platos cuando cambie la estación.",
        },
        seconds: 80,
        type: "instruction",
      },
    ],
  },
  {
    key: "worry-comic-strip",
    type: "creative",
    name: { en: "A worry in four panels", es: "La preocupación en viñetas" },
    description: {
      en: "Draw a medium-sized worry as a comic character, using stick figures. Seeing it on paper may help you step back from it.",
      es: "Dibuja una preocupación mediana como personaje de cómic, con muñecos de palo. Verla en el papel puede ayudar a tomar distancia.",
    },
    minutes: 12,
    weights: { work: 2, financial: 2, personal: 3, global: 1 },
    timeOfDay: "afternoon",
    answers: ["personal_1", "work_3"],
    steps: [
      {
        title: { en: "Choose and divide", es: "Elige y divide" },
        instruction: {
          en: "Divide a sheet into four boxes. Think of a medium-sized worry, the kind that nags but can be named; keep the biggest ones for talking over with someone. If this feels bad at any point, put the pen down and stop.",
          es: "Divide una hoja en cuatro recuadros. Piensa en una preocupación de tamaño mediano, de esas que molestan pero se pueden nombrar; deja las más grandes para hablarlas con alguien. Si en algún momento te sienta mal, suelta el bolígrafo y para.",
        },
        seconds: 90,
        type: "instruction",
      },
      {
        title: { en: "Panel one: the character", es: "Viñeta uno: el personaje" },
        instruction: {
          en:
            "Give the worry a body: is it round, spiky, furry, tiny? Add legs, eyes and one " +
            "accessory, perhaps a briefcase or a megaphone. Draw yourself beside it as a stick " +
            "figure, so it’s clear who is bigger.",
          es: "Dale cuerpo a la preocupación: ¿es redonda, puntiaguda, peluda, diminuta? Ponle patas, ojos y un accesorio, quizá un maletín o un megáfono. Dibújate a su lado con un muñeco de palo, para que se vea quién es más grande.",
        },
        seconds: 150,
        type: "movement",
      },
      {
        title: { en: "Panel two: what it says", es: "Viñeta dos: lo que dice" },
        instruction: {
          en:
            "Put a big speech bubble over the character and write its favorite line, just as it " +
            "repeats it: “What if it isn’t enough?”, “They’re bound to mind”. Overdo the lettering a " +
            "little: shaky, slanted or in huge capitals.",
          es: "Pon un globo grande sobre el personaje y escribe su frase favorita, tal como la repite: “¿Y si no llega?”, “Seguro que les parece mal”. Exagera un poco la letra: temblorosa, torcida o en mayúsculas enormes.",
        },
        seconds: 140,
        type: "reflection",
      },
      {
        title: { en: "Panel three: your reply", es: "Viñeta tres: tu respuesta" },
        instruction: {
          en:
            "Now your stick figure speaks. Answer calmly and with a fact: “I heard you. I’m making " +
            "that call at ten tomorrow.” If you have no answer, try this: “I don’t know yet, and I " +
            "can wait.”",
          es:
            "Ahora habla tu muñeco. Contesta con calma y con un dato: “Ya te oí. Mañana a las diez " +
            "hago esa llamada”. Si no tienes respuesta, sirve decir: “Todavía no lo sé, y puedo " +
            "esperar”.",
        },
        seconds: 180,
        type: "reflection",
      },
      {
        title: { en: "Panel four: afterward", es: "Viñeta cuatro: después" },
        instruction: {
          en:
            "Draw the scene a while later: the character sitting in a corner, asleep or watering a " +
            "plant, and you busy with something of your own. It doesn’t have to have vanished. Sign " +
            "the strip, fold the sheet and decide where it will spend the night.",
          es: "Dibuja la escena un rato más tarde: el personaje sentado en un rincón, dormido o regando una planta, y tú en algo tuyo. No tiene que haber desaparecido. Firma la tira, dobla la hoja y decide dónde pasará la noche.",
        },
        seconds: 160,
        type: "movement",
      },
    ],
  },
];
