#include "CWebClient.h"

// NB: Swift takes a hundred times as long for a list of as many numbers.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char script[] = {
#embed "calcot.js"
};

static const unsigned char style[] = {
#embed "calcot.css"
};

static const unsigned char icon[] = {
#embed "touch-icon.png"
};

struct CWebFile c_web_script(void) { return (struct CWebFile){script, sizeof script}; }
struct CWebFile c_web_style(void) { return (struct CWebFile){style, sizeof style}; }
struct CWebFile c_web_icon(void) { return (struct CWebFile){icon, sizeof icon}; }
