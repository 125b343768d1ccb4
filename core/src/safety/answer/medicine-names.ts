// Stems of substances as they are written in either language, and what is sold under a name of its own. An answer names none of them.
const stems = [
  "\\w{2,}(?:azepam|azolam|idazam|barbital|barbitone|tiapin[ea]?|lanzapin[ea]?|ozapin[ea]|apentin[ao]?|egabalin[ao]?|piclon[ae]?|zolpidem|codon[ea]|praz[oi]le?|profen[oa]?|sartan|olol|statina?)",
  "(?:flu|par|dul|ato?m|re)oxetin[ea]?|fluoxetin[ea]?|paroxetin[ea]?|duloxetin[ea]?|(?:des)?venlafaxin[ea]?|sertralin[ea]?|(?:es)?citalopram|fluvoxamin[ea]|trazodon[ea]?|mirtazapin[ea]?|bupropion|vortioxetin[ea]?|agomelatin[ea]?",
  "(?:ami|nor)trip?t[iy]l[iy]n[ea]?|clomipramin[ea]|imipramin[ea]|li(?:thium|tio)|lamotrigin[ea]?|valpro\\w+|topiramat[eo]?|carbamazepin[ea]?|aripiprazol[e]?|risperidon[ea]?|haloperidol|methylphenidate|metilfenidato|lisdexam\\w+|amphetamin\\w*|anfetamin\\w*",
  "lorazepam|diazepam|clonazepam|bromazepam|alprazolam|hydroxyzin[ea]?|hidroxi[cz]in[ea]|buspiron[ea]|propranolol|clonidin[ea]|prazosin[ae]?|tramadol|morphine|morfina|codeine?|codeina|fentan[iy]lo?|oxycod\\w+|methadone|metadona|ketamin[ea]",
  "paracetamol|acetaminofen|acetaminophen|ibuprofeno?|naproxeno?|diclofenaco?|aspirina?s?|metamizol|dipirona|melatonina?|diphenhydramin[ea]|difenhidramina|doxylamin[ea]|doxilamina|promethazin[ea]|omeprazol[e]?|valeriana?|ashwagandha|kava|st john'?s wort|hierba de san juan|hiperico|cbd|cannabidiol|psilocybin|psilocibina|magnesium|magnesio|tryptophan|triptofano|passiflora|pasiflora|5 ?htp|semaglutid\\w+",
  "xanax|valium|prozac|zoloft|lexapro|lexatin|cipralex|cipramil|celexa|paxil|seroxat|effexor|cymbalta|wellbutrin|remeron|ativan|klonopin|rivotril|orfidal|trankimazin|tranxilium|ambien|stilnox|stilnoct|lunesta|seroquel|zyprexa|risperdal|abilify|lyrica|neurontin|adderall|ritalina?|concerta|vyvanse|elvanse|strattera|atarax|benadryl|tylenol|advil|nurofen|motrin|calpol|panadol|gelocatil|nolotil|apiretal|dormidina|zzzquil|nytol|tempra|ozempic|besitran|vandral|noctamid|sumial|dalsy|frenadol",
];

/** The name of a medicine. Tried on words as `readableText` makes them. */
export const medicineName = new RegExp(`(?<![\\w'])(?:${stems.join("|")})(?![\\w'])`);
