import type { Answer } from "./answers.ts";

interface Pattern {
  readonly answer: Answer;
  readonly said: RegExp;
  /** Counts in a longer reply too, where it stands at the beginning. */
  readonly leads?: boolean;
}

const end = "(?= [.,;!?]| ?$)";
/** Laughter around the words. */
export const laughter = "(?:ja(?:ja)*|je(?:je)*|lol|xd|haha\\w*)";

// Words come without accents, in lower case, parted by one space; punctuation stands alone. The first that fits counts.
export const patterns: readonly Pattern[] = [
  {
    answer: "serious",
    said: /\b(?:no (?:es|era|fue|siempre es) (?:una |solo una |siempre )?(?:de )?(?:broma|chiste|joda)|no (?:estoy|estaba) (?:bromeando|de broma)|(?:lo digo|hablo|va|iba) (?:muy |totalmente )?en serio|(?:not|isn't|isnt|wasn't|wasnt|aint|ain't|never) (?:always |really |just |actually |even )?(?:a joke|joking|kidding)|(?:i'm|im|i am) (?:being |dead |actually |totally )?serious|(?:i )?(?:really |actually )?(?:do )mean it|(?:only |just )?(?:sort of|kind of|kinda|sorta|half|partly) (?:a joke|joking|kidding)|maybe i meant (?:me|myself|it)|(?:medio|a medias|solo a medias|mitad) (?:en |de )?(?:broma|en serio|serio)|(?:para|a) que (?:te )?(?:voy a )?menti\w*|no te voy a mentir|(?:te|os|le) menti\b|menti (?:antes|cuando)|i (?:just )?lied|(?:i )?wasn't (?:being )?honest|why would i lie|(?:bueno |un poco )?(?:si )?(?:iba|hablaba|lo decia) (?:un poco )?(?:de|en) (?:verdad|serio)|(?:quizas?|a lo mejor|tal vez) (?:hablaba|me referia|lo decia) (?:de|por|a) mi)\b/,
    leads: true,
  },
  {
    answer: "joke",
    said: /\b(?:(?:era|es|fue) (?:una |solo una |solo |pura )?(?:broma+|joda+|chiste)|(?:estaba|estoy) (?:bromeando|de broma)|lo (?:dije|decia) (?:de|en|por) broma|no lo (?:dije|decia|digo) en serio|de cachondeo|(?:de |era )?cona\b|(?:just |only )?a? ?jokes? only|(?:just|only|was|i'm|im|am|it's|its) (?:kidding|joking)|(?:just )?a joke|(?:didn't|didnt|don't|dont) mean (?:it|that)|^(?:lol |haha )?jk(?: jk)*)\b/,
    leads: true,
  },
  {
    answer: "anger",
    said: /\b(?:que te importa|y a ti que|no me preguntes|que (?:me )?preguntas?|no estoy loc[oa]|que clase de pregunta|callate|vete a la|vete al|no (?:me )?jodas|deja (?:eso )?ya|deja de preguntar\w*|dejame en paz|estas loc[oa]|(?:que|menuda) tonteria|no digas tonterias|(?:bot|maquina) de mierda|idiota|imbecil|pesad[oa]|wtf|what the (?:fuck|hell)|shut up|stop asking|(?:fuck|piss) off|(?:fuck|screw) you|are you (?:serious|kidding|crazy|insane|stupid)|(?:none of|not) your business|(?:stupid|dumb) (?:bot|question|robot)|leave me alone|ridicul\w+|how dare you|que pesadez|otra vez con lo mismo|de que vas|que te calmes|a que viene|why (?:would|are|do) you (?:ask|asking)|weird question)\b/,
  },
  {
    answer: "secrecy",
    said: /\b(?:no (?:se )?lo (?:digas|cuentes)|no (?:le )?digas (?:nada )?a nadie|no se lo cuentes|que (?:nadie|no) (?:se entere|lo sepa)|guarda(?:me)? el secreto|es un secreto|entre (?:tu y yo|nosotros)|don't tell|dont tell|do not tell|keep (?:it|this) (?:a secret|secret|between us|to yourself)|promise (?:me )?(?:you won't|not to) tell|between (?:you and me|us))\b/,
  },
  {
    answer: "company",
    said: /^(?:(?:no|si|yes|yeah|nah) [,.]? ?)?(?:ya )?(?:(?:estoy|estamos|sigo|me he venido|vine) con (?:mi|mis|una?|un[oa]s|alguien|el|ella|gente|amig\w+)|(?:ya )?(?:esta|llego|vino) (?:aqui|conmigo|sentad[oa])|(?:ya )?(?:la|lo|le) llame ?,? ?(?:ya )?(?:esta|viene|llego)|(?:hay|tengo a) alguien (?:conmigo|aqui|a mi lado)|no estoy (?:a solas|sol[oa])|(?:mi|una?) (?:\w+ ){1,2}(?:esta|viene|ha venido|se queda|esta aqui) (?:conmigo|aqui|a mi lado|de camino)|me acompana\w*|(?:somebody|someone|a friend|my \w+)(?:'s| is) (?:here |right here )?(?:with me|here|coming over|on (?:his|her|their) way)|i(?:'m| am|m) (?:with (?:my|a|some)|not alone)|i(?:'ve| have) got (?:someone|somebody) here)\b/,
  },
  {
    answer: "fine",
    said: /^(?:(?:no|nah|nop|nope|que va|tranqui\w*) [,.!]? ?)?(?:(?:no te preocupes|no worries|don't worry|dont worry|all good|todo bien|todo en orden|estoy (?:bien|tranquil[oa])|(?:yo )?bien|i(?:'m| am|m) (?:fine|ok|okay|good|alright|all right|safe and sound)|tranqui(?:l[oa])?)\b(?: ?[,.!])* ?(?:(?:gracias|thanks|thank you|de verdad|really|ahora|now|ya)\b(?: ?[,.!])* ?)?)+$/,
  },
  {
    answer: "done",
    said: /\b(?:ya (?:he hecho|hice|me hice|me he hecho) (?:algo|dano)|ya lo (?:hice|he hecho)|i(?:'ve| have)? already (?:did|done|do) (?:it|something)|already did(?: it)?|already done something)\b/,
    leads: true,
  },
  { answer: "i-hurt-myself", said: /^(?:me hago dano|me corto|i (?:hurt|cut) myself)\b/ },
  {
    answer: "somebody-hurts-me",
    said: /^(?:alguien me (?:hace dano|pega)|(?:someone|somebody)(?:'s| is) hurting me)\b/,
  },
  {
    answer: "i-took-something",
    said: /^(?:he tomado algo|tome algo|me tome algo|i(?:'ve| have)? (?:taken|took) something)\b/,
  },
  {
    answer: "worried-about-somebody",
    said: /^(?:me preocupa alguien|i(?:'m| am|m) worried about (?:someone|somebody))\b/,
  },
  {
    answer: "voices",
    said: /^(?:voces(?: o mucha confusion)?|oigo voces|voices(?: ,? ?or feeling very confused)?|i hear voices)\b/,
  },
  {
    answer: "none",
    said: /\b(?:nada de eso|nada de (?:lo anterior|todo eso)|ningun[oa](?: de (?:esas?|esos?|ellas?|ellos?|las anteriores))?|none(?: of (?:these|those|them|that|the above))?)\b/,
  },
  {
    answer: "a-way-of-speaking",
    said: /\b(?:(?:es|era|solo es|es solo) (?:una )?(?:forma|manera) de (?:hablar|decir(?:lo)?)|(?:es|era) un decir|(?:just )?a (?:way|figure) of (?:speaking|speech)|figure of speech|(?:it's|its|just) an expression|es una expresion)\b/,
  },
  {
    answer: "afraid-to-harm",
    said: /\b(?:temo (?:hacer(?:le|les)? dano|llegar a hacerlo)|(?:tengo|me da) miedo (?:de |a )?(?:hacer(?:le|les|lo)?(?: dano)?|llegar a (?:hacerlo|mas)|perder el control|que (?:un dia )?(?:pase|lo haga|se me vaya))|(?:i'm|im|i am) (?:so |just |really )?(?:afraid|scared|frightened|terrified) (?:that )?(?:i might|i'll|i will|i could|i would|of hurting|of what i)|i might hurt)\b/,
    leads: true,
  },
  {
    answer: "no-plan",
    said: /\b(?:no (?:tengo|hay) (?:ningun |un |nada de )?plan(?:es)?\b(?! de)|no (?:voy|pienso) (?:a )?hacer(?:lo|me)?(?: nada)?|no lo (?:haria|voy a hacer)|(?:no|not any|don't have an?y?|dont have an?y?) plans?(?= ?(?:[.,;!]|$))|(?:not|won't|wont|wouldn't|wouldnt|never) (?:going to |gonna |actually )?(?:do|act on|acting on) (?:anything|it|them)(?= ?(?:[.,;!]|$)))/,
    leads: true,
  },
  {
    answer: "not-today",
    said: /^(?:hoy no|no ?,? ?hoy no|por ahora no|ahora no|not today|not now|not right now|not tonight|esta noche no|no ?,? ?(?:esta noche no|not (?:today|tonight|now|right now)))\b/,
  },
  {
    answer: "rather-not",
    said: /\b(?:prefiero no\b|prefiero (?:callar|guardarmelo)|no quiero (?:decir(?:lo|te)?|contestar|responder|hablar de (?:eso|esto|ello)|hablarlo)|no voy a (?:contestar|responder|decir)|no me apetece (?:contestar|decir|hablar)|paso de (?:contestar|responder)|^paso\b|^no (?:(?:lo |te lo )?puedo (?:decir|contar)(?:lo|selo|te)?|me dejan? (?:decir|contar)\w*)(?= ?(?:[.,;!]|$))|^(?:i )?(?:can't|cant|cannot|mustn't|mustnt|(?:i'm|im) not (?:allowed|supposed) to) (?:say|tell)(?: you| anyone| anybody)?(?= ?(?:[.,;!]|$))|(?:rather|prefer) not(?: to)?\b|(?:don't|dont|do not) (?:want|wanna|feel like) (?:to )?(?:say|saying|answer\w*|talk\w* about)|(?:not|won't|wont) (?:going to |gonna )?(?:answer|say)\b|^(?:skip|pass)$|no comment)/,
  },
  {
    answer: "cannot-talk",
    said: /\b(?:no puedo (?:hablar|escribir|decirlo)(?: ahora)?|(?:borro|voy a borrar|tengo que borrar|tengo que cerrar) (?:esto|todo|la app|el chat)|(?:gotta|got to|have to|need to|i'll|ill) (?:delete|hide) (?:this|it all)|deleting this|(?:can't|cant|cannot|can not) (?:talk|speak|type|say)(?: right)?(?: now)?|(?:el|ella) esta (?:aqui|al lado|delante|mirando)|ya (?:viene|llego|esta aqui)(?= ?(?:[.,;!]|$))|(?:he|she)(?:'s|s| is) (?:here|back|home|coming|right here|watching|in the room|next to me))\b/,
  },
  {
    answer: "unsafe",
    said: /\b(?:no (?:estoy|me siento|estamos) (?:a salvo|segur[oa]s?|en un (?:lugar|sitio) seguro)|(?:i'm|im|i am|we're) not (?:safe|somewhere safe)|not safe|unsafe|en peligro|in danger)\b/,
    leads: true,
  },
  {
    answer: "about-another",
    leads: true,
    said: /^(?:(?:el|ella|mi \w+) ?,? ?no yo\b|no yo ?,? ?(?:el|ella|mi)\b|(?:her|him|she|he) ?,? ?not me\b|not me(?: no)? ?,? ?(?:her|him|she|he|my)\b|no ?,? ?no yo\b|(?:no ?,? ?)?(?:es por|por|lo digo por) (?:el|ella)(?= ?(?:[.,;!]|$)))|^(?:(?:no+|nope?) ?[,.]? ?)?(?:(?:no (?:soy|es por) (?:yo|mi) ?,? ?)?(?:es |hablo de |hablaba de |me refiero a |lo digo por |por |i (?:mean|meant) )+(?:otra persona|mi (?:amig\w+|herman\w+|hij\w+|pareja|padre|madre|prim\w+|novi\w+|marido|mujer|espos\w+)|ella|alguien)|otra persona|(?:it's |its )?(?:about |for )?(?:someone|somebody) else|(?:it's |its |i (?:mean|meant) )?(?:about |for )?my (?:friend|brother|sister|son|daughter|partner|mom|mum|dad|wife|husband|girlfriend|boyfriend|roommate))\b/,
  },
  {
    answer: "about-another",
    leads: true,
    said: /^(?:(?:no+|nope?) ?[,.]? ?)?(?:(?:no (?:soy|es) (?:yo|por mi)|(?:it's |its )?not me|yo no) ?[,.]? ?)?(?:es que )?(?:(?:me preocupa|estoy preocupad[oa] por|temo por) (?:mi|un[oa]?|el|la|otr[oa]) \w+|(?:i'm|im|i am) (?:worried|scared) (?:about|for) (?:my|a|this) \w+)/,
  },
  { answer: "about-me", said: /^(?:(?:es )?por mi|de mi|yo|(?:it's |its )?(?:about |for )?(?:me|myself))\b/ },
  {
    answer: "safe",
    said: /^(?:(?:si|yes|yeah) [,.]? ?)?(?:(?:estoy|me siento) (?:a salvo|segur[oa]|en (?:un lugar seguro|casa))|a salvo|(?:i'm|im|i am|i feel) (?:safe|home safe|at home)|safe|en casa de (?:mi|una?)|at (?:my|a) (?:friend|mom|mum|sister|brother|parents)\w*)\b/,
  },
  {
    answer: "other",
    said: /\b(?:es otra cosa|otra cosa|no es eso|no era eso|no (?:va|iba) por ahi|no van los tiros por ahi|it's something else|its something else|something else|that's not it|thats not it|not that)\b$|^(?:no me referia a eso|not what i meant)$/,
  },
  {
    answer: "subject",
    said: /^(?:(?:oh|ay|uy|no+|nop|nope|nah|que va|jaja\w*|haha\w*|lol|perdon|sorry)\b(?: ?[,.!])* ?)*(?:(?:es|era|it's|its|it is) (?:just |solo )?(?:una? |la |el |a |the )?(?:cancion|letra|peli(?:cula)?|serie|juego|obra|libro|song|lyrics?|movie|show|game|play|book)\b|(?:solo |i was )?(?:me referia|me refiero|hablaba|hablo|lo decia por|lo digo por|es por|era por|es solo|era solo|(?:i )?(?:just )?(?:meant|mean)|talking about|i'm (?:just )?talking about|im talking about|it's (?:just )?(?:about|my|the)|its (?:just )?(?:about|my|the)|it was (?:about|the|my)) (?:solo )?(?:al? |del? |por |about )?\w)/,
    leads: true,
  },
  {
    answer: "subject",
    said: /\b(?:i (?:only |just )?meant (?:the|my|a|an|it|work|school|that)\b|(?:me (?:refiero|referia)|iba) (?:a |al |por )|(?:hablo|hablaba) (?:de|del) |(?:i'm|im) talking about |digo (?:yo )?[,.;!]? ?(?:ja\w*|jeje\w*|tranqui\w*|eh|perdon)|(?:autocorrect|autocorrector|voice typing|el dictado|typo))|^(?:oh |ay |uy |huy |god )*(?:no+ ?[,.!]? ?){1,3}(?:sorry|perdon\w*)\b/,
    leads: true,
  },
  {
    answer: "subject",
    said: /^(?:(?:con|por|de|a|al) (?:el |la |los |las |lo de |mi |mis )?[^.!?;]{2,40}? (?:me refiero|me referia|digo|decia|hablo|hablaba)|no+ ?[,.!]* ?(?:the|my|el|la|los|las|mi|mis|con el|con la) (?:\w+ ){0,3}\w+ ?[.,!]* ?(?:sorry|perdon\w*|lol|haha\w*|jaja\w*|i mean|digo|me refiero))\b/,
    leads: true,
  },
  {
    answer: "no",
    said: /\b(?:no soy suicida|no (?:me )?quiero (?:morir(?:me)?|matar(?:me)?|suicidar(?:me)?)|no (?:pienso|estoy pensando) en (?:matarme|suicidarme|morir(?:me)?|eso)|nadie me (?:hace dano|pega|da miedo)|no he tomado nada|(?:i'm|im|i am) not (?:suicidal|gonna (?:kill|hurt) myself|going to (?:kill|hurt) myself|thinking (?:about|of) (?:that|suicide|dying))|i (?:don't|dont|do not) want to (?:die|kill myself)|(?:nobody|no one)(?:'s| is) hurting me|i (?:haven't|havent) taken anything)\b/,
    leads: true,
  },
  {
    answer: "unknown",
    said: new RegExp(
      `^(?:(?:pues|mmm+|hmm+|uf+|eh|um|well) [,.]? ?)?(?:no (?:lo )?se(?! l[oae] )|nose|no sabria (?:decir|que decir)|ni idea|ns|no estoy (?:muy )?segur[oa]|no tengo claro|idk|i (?:don't|dont|do not|really don't) (?:really )?know|don't know|dont know|dunno|not (?:really )?sure|i'm not sure|im not sure|unsure|hard to say)\\b`,
    ),
  },
  {
    answer: "yes-now",
    said: /^(?:(?:si|yes|yeah|yep) ?[,.!]? ?)?(?:ahora(?: mismo)?|en este (?:momento|instante)|right now|now|just now|ahorita)\b|^(?:(?:si|yes|yeah) ?[,.!]? ?)?(?:hoy(?: mismo)?|esta (?:misma )?noche|tonight|today)(?= ?(?:[.,;!]|$))/,
  },
  {
    answer: "sometimes",
    said: /^(?:(?:si|yes|yeah|bueno|pues|well) ?[,.]? ?)?(?:(?:a|algunas) veces|aveces|de vez en cuando|en ocasiones|a ratos|por momentos|un poco|mas o menos|masomenos|no siempre|algunos dias|hay dias|va y viene|depende|(?:tal vez|talvez|quizas?|puede(?: que si| ser)?)|sometimes|some ?times|now and then|now and again|on and off|off and on|once in a while|a (?:bit|little)|not always|some days|it comes and goes|comes and goes|depends|maybe|perhaps|possibly|kinda|kind of|sort of|sorta)\b/,
    leads: true,
  },
  {
    answer: "yes",
    said: new RegExp(
      `^(?:(?:pues|bueno|eh|mm+|uf+|ok|well|um|uh|ay|oh)\\b(?: ?[,.])* ?)*(?:${[
        "si",
        "sip",
        "sii",
        "sep",
        "simon",
        "claro(?! que no)(?: que si)?",
        "por supuesto",
        "obvio",
        "asi es",
        "exacto",
        "correcto",
        "eso(?: es| mismo)?",
        "efectivamente",
        "creo que si",
        "supongo(?: que si)?",
        "me temo que si",
        "la verdad (?:es )?que si",
        "diria que si",
        "aja",
        "yes",
        "yess",
        "yea",
        "yeah",
        "yeh",
        "ye",
        "yep",
        "yup",
        "ya",
        "aye",
        "uh ?huh",
        "mhm",
        "i (?:do|am|have)(?= ?(?:[.,;!]|$))",
        "i think so",
        "i guess(?: so)?",
        "i suppose(?: so)?",
        "i'm afraid so",
        "correct",
        "exactly",
        "of course",
        "true",
        "probably",
        "definitely",
        "all the time",
        "todo el (?:tiempo|rato)",
        "cada dia",
        "todos los dias",
        "every day",
      ].join("|")})(?![\\p{L}'])`,
      "u",
    ),
    leads: true,
  },
  {
    answer: "no",
    said: new RegExp(
      `^(?:(?:pues|bueno|eh|ey|mm+|uf+|jaja\\w*|ay|well|um|uh|oh|omg|god|dios(?: mio)?|good (?:gracious|grief|god|lord|heavens)|gracious|goodness|gosh|heavens|lord|jesus|haha\\w*|lol|hombre|mujer|hija|hijo|mire|mira|virgen|por dios|claro que|que|q|what|wait|espera|hala)\\b(?: ?[,.!?])* ?)*(?:no+|nop|nope|nah|naa|nel|nain|para nada|que va|en absoluto|de ninguna manera|ni (?:de broma|loc[oa]|hablar|en suenos|mucho menos)|nunca|jamas|not at all|not really|never|of course not|absolutely not|no way|hell no|god no|i'm not|im not|i am not|i don't|i dont|i'm ok|negativo)(?![\\p{L}'])`,
      "u",
    ),
    leads: true,
  },
  {
    answer: "thanks",
    said: new RegExp(
      `^(?:(?:vale|ok|okay|muchas|mil|bueno|de acuerdo|entiendo|great|many|aw)\\b(?: ?[,.])* ?)*(?:gracias|thanks|thank you|thx|ty|thank u|te lo agradezco)\\b(?:[^?]{0,40})${end}`,
    ),
  },
];
