// What takes the meaning away from talk of dying.

/** Said by somebody else, or of something else. */
export const told = [
  "(softly|kilometres|school fees|barber|poker night|choir|sunday school|went under|costa rica|magnolia)",
  "(she|he|they|character|singer|someone|who|everyone|people) <2 (said|says|sings|goes|yells|jokes|kept saying) <1 i",
];
/** Jokes, stories, questionnaires and plain denials. */
export const jokes = [
  "{joke}",
  "{fiction}",
  "{asked}",
  "(no|zero|never|nae|haven't|hasn't|nor|isn't|ion|not|none) <5 (suicidal|suicide|{kill-self})",
  "(no|haven't|isn't|ion|never|nae|not|don't|didn't|none) <3 (want*|wish|wan|plan) <2 (die|be dead|to die)",
  "(sad|low|but) <6 i (want to|choose to) live",
  "(serial|stand up|deductible|closer|skit|sketch|campaign|membership|lost again|loses again|voice cracked|football|grizzlies|concert)",
];

/** What is no plan to die: jokes, stories, the past, a questionnaire. */
export const noPlan = [
  "{joke}",
  "{fiction}",
  "{past}",
  "{asked}",
  "(pray for me|beep test|kill me now|leavers|maternity leave|year 13|annual leave|party kill|durkheim|bread knife|brief today|my membership)",
];

/** Goodbyes and preparations of everyday life. */
export const movingOn =
  "(plumber|hospital letter|respite|bench|veterans|solicitor|tomatoes|put to sleep|sorry to everyone|off grid|slack|xbox|50 50|yesenin|kill streak|sunday nights|hymn|job|office|company|team|town|retire*|retirement|moving|emigrat*|abroad|uni|university|college|colleagues|coworkers|holiday|vacation|airport|flight|cruise|course|contract|graduation|semester|shift|thru hike|marathon|leaving do|notice period|squad|cast|redundan*|downsiz*|declutter*|loft|charity|clearance|car boot|goodwill|ebay|vinted|marketplace|oxfam|thrift|depop)";
